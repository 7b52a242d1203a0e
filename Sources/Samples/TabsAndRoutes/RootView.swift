import SwiftUI

/// The tabs, each of which is built when it is chosen first.
struct RootView: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    TabView(selection: $router.tab) {
      ForEach(Tab.allCases, id: \.self) { tab in
        LazyView(TabStack(tab: tab))
          .tabItem { Label(tab.title, systemImage: tab.symbol) }
          .tag(tab)
      }
    }
  }
}
