import SwiftUI

@main
struct StabilityDashboardApp: App {
  @StateObject private var store = Store(initial: AppState(), reduce: reduce)

  var body: some Scene {
    WindowGroup("Stability") {
      NavigationView {
        AppChooser()
      }
      .environmentObject(store)
    }
  }
}
