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
    _ = view.searchPresentationToolbarBehavior(.automatic)
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
