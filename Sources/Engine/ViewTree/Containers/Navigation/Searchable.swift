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
    _ text: Binding<String>, _ prompt: Text?, _ isPresented: Binding<Bool>? = nil,
    _ suggestions: AnyView? = nil
  ) -> ModifiedContent<Self, _SearchableModifier> {
    modifier(
      _SearchableModifier(
        text: text, prompt: prompt, isPresented: isPresented, suggestions: suggestions))
  }

  /// Puts a field to search with into the bar around.
  ///
  /// - Note: Differs from SwiftUI: a static page shows the binding's text, and nothing is typed there.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> ModifiedContent<Self, _SearchableModifier> { search(text, prompt) }

  /// Puts a field to search with into the bar around.
  ///
  /// - Note: Differs from SwiftUI: a static page shows the binding's text, and nothing is typed there.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> ModifiedContent<Self, _SearchableModifier> { search(text, Text(prompt)) }

  /// Puts a field to search with into the bar around.
  ///
  /// - Note: Differs from SwiftUI: a static page shows the binding's text, and nothing is typed there.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> ModifiedContent<Self, _SearchableModifier> { search(text, Text(prompt)) }

  /// Puts a field to search with into the bar around.
  ///
  /// - Note: Differs from SwiftUI: a static page shows the binding's text, and nothing is typed there.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> ModifiedContent<Self, _SearchableModifier> { search(text, prompt, isPresented) }

  /// Puts a field to search with into the bar around.
  ///
  /// - Note: Differs from SwiftUI: a static page shows the binding's text, and nothing is typed there.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> ModifiedContent<Self, _SearchableModifier> { search(text, Text(prompt), isPresented) }

  /// Puts a field to search with into the bar around.
  ///
  /// - Note: Differs from SwiftUI: a static page shows no suggestions.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> ModifiedContent<Self, _SearchableModifier> {
    search(text, prompt, nil, AnyView(suggestions()))
  }

  /// Puts a field to search with into the bar around.
  ///
  /// - Note: Differs from SwiftUI: a static page shows no suggestions.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> ModifiedContent<Self, _SearchableModifier> {
    search(text, Text(prompt), nil, AnyView(suggestions()))
  }

  /// Puts a field to search with into the bar around.
  ///
  /// - Note: Differs from SwiftUI: a static page shows no suggestions.
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> ModifiedContent<Self, _SearchableModifier> {
    search(text, Text(prompt), nil, AnyView(suggestions()))
  }

  /// Shows suggestions under the field while the reader searches.
  ///
  /// - Note: Differs from SwiftUI: a static page shows none.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> ModifiedContent<Self, _SearchPartModifier> {
    modifier(_SearchPartModifier(view: AnyView(suggestions()), isScopes: false))
  }

  /// Has a suggestion put a text into the field.
  ///
  /// - Note: Differs from SwiftUI: a static page shows no suggestions.
  nonisolated public func searchCompletion(
    _ completion: String
  ) -> ModifiedContent<Self, _SearchCompletionModifier> {
    modifier(_SearchCompletionModifier(completion: completion))
  }

  /// Shows what can be searched in under the field while the reader searches.
  ///
  /// - Note: Differs from SwiftUI: a static page shows none.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation = .automatic,
    @ViewBuilder scopes: () -> S
  ) -> ModifiedContent<Self, _SearchPartModifier> {
    let picker = Picker(selection: scope, content: scopes) { Text(system: "Scope") }
      .pickerStyle(.segmented)
    return modifier(_SearchPartModifier(view: AnyView(picker), isScopes: true))
  }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: suggestions always stand under the field.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
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

/// When the scopes of a search are shown.
///
/// - Note: Differs from SwiftUI: always from the first focus on.
public struct SearchScopeActivation: Sendable {
  public static let automatic = SearchScopeActivation()
  public static let onTextEntry = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation()
}

/// Where what is suggested for a search stands.
///
/// - Note: Differs from SwiftUI: always under the field.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }
  public static let automatic = SearchSuggestionsPlacement(index: 0)
  public static let menu = SearchSuggestionsPlacement(index: 1)
  public static let content = SearchSuggestionsPlacement(index: 2)
  private let index: Int
}
