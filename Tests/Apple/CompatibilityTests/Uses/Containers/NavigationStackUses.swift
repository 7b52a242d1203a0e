import SwiftUI

@MainActor enum NavigationStackUses {
  static func navigationStack() {
    _ = NavigationStack<NavigationPath, Text>.self
    _ = NavigationStack(root: { Text("a") })
    _ = NavigationStack(path: .constant(NavigationPath()), root: { Text("a") })
  }

  static func navigationView() {
    _ = NavigationView<Text>.self
    _ = NavigationView(content: { Text("a") })
  }

  static func paths(_ path: Binding<[Int]>) {
    _ = NavigationStack(path: path, root: { Text("a") })
  }
}
