extension View {
  /// Gives the stack's bar, and the page, a title.
  nonisolated public func navigationTitle(
    _ title: Text
  ) -> ModifiedContent<Self, _NavigationTitleModifier> {
    modifier(_NavigationTitleModifier(title: title))
  }

  /// Gives the stack's bar, and the page, a title that is looked up in a table of strings.
  nonisolated public func navigationTitle(
    _ titleKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _NavigationTitleModifier> { navigationTitle(Text(titleKey)) }

  /// Gives the stack's bar, and the page, a title.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(
    _ title: S
  ) -> ModifiedContent<Self, _NavigationTitleModifier> { navigationTitle(Text(title)) }

  /// Gives the stack's bar, and the page, a title that the reader can change.
  ///
  /// The title has a menu: that of ``toolbarTitleMenu(content:)``, whose ``RenameButton`` begins to change the title, or
  /// one of such a button.
  ///
  /// - Note: As in SwiftUI, but large titles open it as well. On a static page it stays as it is.
  nonisolated public func navigationTitle(
    _ title: Binding<String>
  ) -> ModifiedContent<Self, _NavigationTitleModifier> {
    modifier(_NavigationTitleModifier(title: Text(verbatim: title.wrappedValue), name: title))
  }

  /// Gives the stack's bar a subtitle.
  nonisolated public func navigationSubtitle(
    _ subtitle: Text
  ) -> ModifiedContent<Self, _NavigationBarModifier> {
    var change = _NavigationBarModifier { _ in }
    change.subtitle = subtitle
    return modifier(change)
  }

  /// Gives the stack's bar a subtitle that is looked up in a table of strings.
  nonisolated public func navigationSubtitle(
    _ subtitleKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _NavigationBarModifier> { navigationSubtitle(Text(subtitleKey)) }

  /// Gives the stack's bar a subtitle.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(
    _ subtitle: S
  ) -> ModifiedContent<Self, _NavigationBarModifier> { navigationSubtitle(Text(subtitle)) }

  /// Says how the title stands in its bar.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> ModifiedContent<Self, _NavigationBarModifier> {
    modifier(_NavigationBarModifier { $0.mode = displayMode })
  }

  /// Says how the title stands in its bar.
  nonisolated public func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> ModifiedContent<Self, _NavigationBarModifier> {
    modifier(_NavigationBarModifier { $0.mode = mode.mode })
  }

  /// Hides the button that leads back.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> ModifiedContent<Self, _NavigationBarModifier> {
    modifier(_NavigationBarModifier { $0.hidesBackButton = hidesBackButton })
  }

  /// Hides the stack's bar.
  nonisolated public func navigationBarHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, _NavigationBarModifier> {
    modifier(_NavigationBarModifier { $0.isHidden = hidden })
  }
}

extension View {
  /// Gives the stack's bar, and the page, a title.
  nonisolated public func navigationBarTitle(
    _ title: Text
  ) -> ModifiedContent<Self, _NavigationTitleModifier> { navigationTitle(title) }

  /// Gives the stack's bar, and the page, a title that is looked up in a table of strings.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _NavigationTitleModifier> { navigationTitle(titleKey) }

  /// Gives the stack's bar, and the page, a title.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S
  ) -> ModifiedContent<Self, _NavigationTitleModifier> { navigationTitle(title) }

  /// Gives the stack's bar a title and says how it stands.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// Gives the stack's bar a title and says how it stands.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

  /// Gives the stack's bar a title and says how it stands.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
}
