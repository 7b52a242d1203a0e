import SwiftUI

@MainActor enum SearchableUses {
  static func searchFieldPlacement() {
    let _: [SearchFieldPlacement] = [
      .automatic, .sidebar, .toolbar, .toolbarPrincipal, .navigationBarDrawer,
    ]
    _ = SearchFieldPlacement.self
    _ = SearchFieldPlacement.navigationBarDrawer(displayMode: .automatic)
  }

  static func searchFieldPlacementNavigationBarDrawerDisplayMode() {
    let _: [SearchFieldPlacement.NavigationBarDrawerDisplayMode] = [.automatic, .always]
    _ = SearchFieldPlacement.NavigationBarDrawerDisplayMode.self
  }

  static func view(_ view: some View) {
    _ = view.searchable(text: .constant("a"), placement: .automatic, prompt: Text("a"))
    _ = view.searchable(
      text: .constant("a"), isPresented: .constant(true), placement: .automatic, prompt: Text("a"))
    _ = view.searchable(
      text: .constant("a"), placement: .automatic, prompt: Text("a"), suggestions: { Text("a") })
    _ = view.searchable(text: .constant("a"), prompt: "a", suggestions: { Text("a") })
    _ = view.searchable(text: .constant("a"), prompt: String("a"), suggestions: { Text("a") })
    _ = view.searchSuggestions({ Text("a") })
    _ = view.searchCompletion("a")
    _ = view.searchScopes(.constant(1), scopes: { Text("a") })
    _ = view.searchScopes(.constant(1), activation: .onTextEntry, scopes: { Text("a") })
    _ = view.searchPresentationToolbarBehavior(.automatic)
    _ = view.searchSuggestions(.hidden, for: .content)
  }

  private struct Token: Identifiable { let id: Int }

  static func tokens(_ view: some View, _ name: String) {
    let tokens: Binding<[Token]> = .constant([])
    _ = view.searchable(text: .constant("a"), tokens: tokens) { Text("\($0.id)") }
    _ = view.searchable(text: .constant("a"), tokens: tokens, prompt: "a") { Text("\($0.id)") }
    _ = view.searchable(text: .constant("a"), tokens: tokens, prompt: name) { Text("\($0.id)") }
    _ = view.searchable(
      text: .constant("a"), tokens: tokens, suggestedTokens: tokens, isPresented: .constant(true),
      placement: .automatic, prompt: Text("a")
    ) { Text("\($0.id)") }
    _ = view.searchable(text: .constant("a"), tokens: tokens, suggestedTokens: tokens, prompt: "a")
    {
      Text("\($0.id)")
    }
    _ = view.searchable(text: .constant("a"), tokens: tokens, suggestedTokens: tokens, prompt: name)
    {
      Text("\($0.id)")
    }
    _ = view.searchable(text: .constant("a"), editableTokens: tokens) { Text("\($0.id)") }
    _ = view.searchable(text: .constant("a"), editableTokens: tokens, prompt: "a") { $token in
      Text("\(token.id)")
    }
    _ = view.searchable(text: .constant("a"), editableTokens: tokens, prompt: name) { $token in
      Text("\(token.id)")
    }
    _ = view.searchCompletion(Token(id: 1))
  }

  static func searchScopeActivation() {
    let _: [SearchScopeActivation] = [.automatic, .onTextEntry, .onSearchPresentation]
    _ = SearchScopeActivation.self
  }

  static func searchSuggestionsPlacement() {
    let _: [SearchSuggestionsPlacement] = [.automatic, .menu, .content]
    let _: SearchSuggestionsPlacement.Set = [.menu, .content]
    _ = SearchSuggestionsPlacement.self
    _ = SearchSuggestionsPlacement.Set(rawValue: 1).rawValue
  }

  static func searchPresentationToolbarBehavior() {
    let _: [SearchPresentationToolbarBehavior] = [.automatic, .avoidHidingContent]
    _ = SearchPresentationToolbarBehavior.self
  }

  static func viewOverloads(_ view: some View, _ name: String) {
    _ = view.searchable(text: .constant("a"), placement: .automatic, prompt: "a")
    _ = view.searchable(text: .constant("a"), placement: .automatic, prompt: name)
    _ = view.searchable(
      text: .constant("a"), isPresented: .constant(true), placement: .automatic, prompt: "a")
  }
}
