import SwiftUI

@MainActor enum NavigationDestinationsUses {
  static func view(_ view: some View) {
    _ = view.navigationDestination(for: Int.self, destination: { _ in Text("a") })
    _ = view.navigationDestination(isPresented: .constant(true), destination: { Text("a") })
    _ = view.navigationDestination(item: .constant(1), destination: { _ in Text("a") })
  }
}
