import SwiftUI

/// A tab's stack.
struct TabStack: View {
  let tab: Tab
  @Environment(Router.self) private var router

  init(tab: Tab) {
    self.tab = tab
  }

  var body: some View {
    NavigationStack(path: router.path(of: tab)) {
      root
        .navigationTitle(tab.title)
        .navigationDestination(for: Route.self) { RouteView(route: $0) }
    }
  }

  @ViewBuilder private var root: some View {
    switch tab {
    case .home: HomeView()
    case .library: LibraryView()
    case .settings: SettingsView()
    }
  }
}
