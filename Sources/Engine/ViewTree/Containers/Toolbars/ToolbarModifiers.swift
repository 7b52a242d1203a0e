/// Gives the bars around a view items.
nonisolated public struct _ToolbarModifier<Items: ToolbarContent>: _PrimitiveModifier {
  let items: Items

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    V._lower(content, into: &context)
    let identity = context.identity
    context.identity = Identity.child(identity, Salt.Toolbar.content)
    var items = _ToolbarItems()
    Items._collect(modifier.items, into: &items, &context)
    context.identity = identity
    context.preferences.merge(ToolbarItemsKey.self, items.entries)
  }
}

extension View {
  /// Gives the bars around the view items.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> ModifiedContent<Self, _ToolbarModifier<Content>> {
    modifier(_ToolbarModifier(items: content()))
  }

  /// Gives the bars around the view items that the reader could arrange.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> ModifiedContent<Self, _ToolbarModifier<Content>> {
    modifier(_ToolbarModifier(items: content()))
  }

  /// Gives the bar around the view items.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> ModifiedContent<Self, _ToolbarModifier<ToolbarItemGroup<Content>>> {
    modifier(_ToolbarModifier(items: ToolbarItemGroup(content: content)))
  }

  /// Shows or hides bars.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _NavigationBarModifier> { hideBars(visibility, bars) }

  /// Shows or hides bars.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _NavigationBarModifier> { hideBars(visibility, bars) }

  nonisolated private func hideBars(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> ModifiedContent<Self, _NavigationBarModifier> {
    let concerns = bars.isEmpty || bars.contains { $0.isNavigationBar }
    var change = _NavigationBarModifier { options in
      if concerns, visibility != .automatic { options.isHidden = visibility == .hidden }
    }
    change.hidesTabBar = visibility == .hidden && bars.contains { $0 == .tabBar }
    return modifier(change)
  }

  /// Sets what is behind bars.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _NavigationBarModifier> {
    let concerns = bars.isEmpty || bars.contains { $0.isNavigationBar }
    let style = AnyShapeStyle(style)
    return modifier(_NavigationBarModifier { if concerns { $0.background = style } })
  }

  /// Makes bars light or dark; nil as the page is.
  ///
  /// - Note: Differs from SwiftUI: only the navigation bar changes.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _NavigationBarModifier> {
    let concerns = bars.isEmpty || bars.contains { $0.isNavigationBar }
    return modifier(_NavigationBarModifier { if concerns { $0.colorScheme = colorScheme } })
  }

  /// Says whether something is behind bars; by itself only once something is scrolled below them.
  ///
  /// - Note: Differs from SwiftUI: only the navigation bar changes.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _NavigationBarModifier> { showBackground(visibility, bars) }

  /// Says whether something is behind bars; by itself only once something is scrolled below them.
  ///
  /// - Note: Differs from SwiftUI: only the navigation bar changes.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _NavigationBarModifier> { showBackground(visibility, bars) }

  nonisolated private func showBackground(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> ModifiedContent<Self, _NavigationBarModifier> {
    let concerns = bars.isEmpty || bars.contains { $0.isNavigationBar }
    return modifier(
      _NavigationBarModifier {
        if concerns, visibility != .automatic { $0.backgroundVisibility = visibility }
      })
  }

  /// Gives the bars' title a menu.
  ///
  /// - Note: As in SwiftUI, but large titles open it as well.
  nonisolated public func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View {
    let content = content()
    return toolbar { ToolbarTitleMenu { content } }
  }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: bars look alike whatever their role.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Gives the stack's bar items at its ends.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Gives the stack's bar an item where it begins.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Gives the stack's bar an item where it ends.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}

/// What a bar is for.
///
/// - Note: As in SwiftUI.
public struct ToolbarRole: Sendable {
  public static var automatic: ToolbarRole { ToolbarRole() }
  public static var navigationStack: ToolbarRole { ToolbarRole() }
  public static var browser: ToolbarRole { ToolbarRole() }
  public static var editor: ToolbarRole { ToolbarRole() }
}
