/// Where a field to search with stands.
///
/// - Note: Differs from SwiftUI: always under the title.
public struct SearchFieldPlacement: Sendable {
  /// Whether the field is shown at first.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }
  public static let automatic = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let toolbarPrincipal = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

extension View {
  nonisolated private func search(
    _ text: Binding<String>, _ prompt: Text?
  ) -> ModifiedContent<Self, _NavigationBarModifier> {
    var change = _NavigationBarModifier { $0.search = SearchField(text: text.wrappedValue) }
    change.prompt = prompt
    return modifier(change)
  }

  /// Puts a field to search with into the bar around.
  ///
  /// - Note: Differs from SwiftUI: the binding's text is shown; what the reader types is not told.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> ModifiedContent<Self, _NavigationBarModifier> { search(text, prompt) }

  /// Puts a field to search with into the bar around.
  ///
  /// - Note: Differs from SwiftUI: the binding's text is shown; what the reader types is not told.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> ModifiedContent<Self, _NavigationBarModifier> { search(text, Text(prompt)) }

  /// Puts a field to search with into the bar around.
  ///
  /// - Note: Differs from SwiftUI: the binding's text is shown; what the reader types is not told.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> ModifiedContent<Self, _NavigationBarModifier> { search(text, Text(prompt)) }

  /// Puts a field to search with into the bar around.
  ///
  /// - Note: Differs from SwiftUI: the binding's text is shown; what the reader types is not told.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> ModifiedContent<Self, _NavigationBarModifier> { search(text, prompt) }

  /// Puts a field to search with into the bar around.
  ///
  /// - Note: Differs from SwiftUI: the binding's text is shown; what the reader types is not told.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> ModifiedContent<Self, _NavigationBarModifier> { search(text, Text(prompt)) }

  /// Puts a field to search with into the bar around.
  ///
  /// - Note: Differs from SwiftUI: suggestions do not show.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> ModifiedContent<Self, _NavigationBarModifier> { search(text, prompt) }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: suggestions do not show.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self {
    self
  }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: suggestions do not show.
  nonisolated public func searchCompletion(_ completion: String) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: scopes do not show.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: the field looks the same everywhere.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> Self { self }
}

/// What a bar does while the reader searches.
public struct SearchPresentationToolbarBehavior: Sendable {
  public static let automatic = SearchPresentationToolbarBehavior()
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}
