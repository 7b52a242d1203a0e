import SwiftUI

@MainActor enum ScenesUses {
  static func settings() {
    _ = Settings<Text>.self
    _ = Settings(content: { Text("a") })
  }

  static func window() {
    _ = Window<Text>.self
    _ = Window(Text("a"), id: "a", content: { Text("a") })
  }

  static func menuBarExtra() {
    _ = MenuBarExtra<Text, Text>.self
    _ = MenuBarExtra("a", systemImage: "star", content: { Text("a") })
  }

  static func windowOverloads(_ name: String) {
    _ = Window("a", id: "a", content: { Text("a") })
    _ = Window(name, id: "a", content: { Text("a") })
  }
}
