import SwiftUI

@MainActor enum LinkUses {
  static func link(_ url: URL) {
    _ = Link<Text>.self
    _ = Link(destination: url, label: { Text("a") })
    _ = Link("a", destination: url)
  }

  static func linkOverloads(_ name: String, _ url: URL) {
    _ = Link(name, destination: url)
  }
}
