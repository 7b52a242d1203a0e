import SwiftUI

@MainActor enum MenuUses {
  static func menu(_ menuStyleConfiguration: MenuStyleConfiguration) {
    _ = Menu<Text, Text>.self
    _ = Menu(content: { Text("a") }, label: { Text("a") })
    _ = Menu(content: { Text("a") }, label: { Text("a") }, primaryAction: {})
    _ = Menu(menuStyleConfiguration)
    _ = Menu("a", content: { Text("a") })
    _ = Menu("a", content: { Text("a") }, primaryAction: {})
    _ = Menu("a", systemImage: "star", content: { Text("a") })
  }

  static func menuOverloads(_ name: String) {
    _ = Menu(name, content: { Text("a") })
    _ = Menu(name, systemImage: "star", content: { Text("a") })
  }
}
