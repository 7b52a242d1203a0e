import SwiftUI

/// Three tabs with a stack each, one router for all of them, and deep links into the stacks.
@main
struct TabsAndRoutesApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup("Reader") {
      RootView()
        .environment(router)
        .onOpenURL { router.open($0) }
    }
  }
}
