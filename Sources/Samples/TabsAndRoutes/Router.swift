import Observation
import SwiftUI

/// Which tab is chosen, and what each tab's stack shows.
@Observable
final class Router {
  var tab = Tab.home
  private var paths: [Tab: [Route]] = [:]
  /// The tabs that views have said that they show, which a body writes.
  var shown: Set<Tab> = []

  /// The path of a tab's stack.
  func path(of tab: Tab) -> Binding<[Route]> {
    Binding(
      get: { self.paths[tab] ?? [] },
      set: { self.paths[tab] = $0 })
  }

  /// Shows something above what the active tab shows.
  func push(_ route: Route) {
    paths[tab, default: []].append(route)
  }

  /// Goes back to the root of the active tab.
  func popToRoot() {
    paths[tab] = []
  }
}
