import SwiftUI

@MainActor enum ToggleUses {
  static func toggle(
    _ switches: [Binding<Bool>], _ toggleStyleConfiguration: ToggleStyleConfiguration
  ) {
    _ = Toggle<Text>.self
    _ = Toggle(isOn: .constant(true), label: { Text("a") })
    _ = Toggle(sources: switches, isOn: \.self, label: { Text("a") })
    _ = Toggle(toggleStyleConfiguration)
    _ = Toggle("a", isOn: .constant(true))
    _ = Toggle("a", systemImage: "star", isOn: .constant(true))
  }

  static func toggleOverloads(_ name: String) {
    _ = Toggle(name, isOn: .constant(true))
    _ = Toggle(name, systemImage: "star", isOn: .constant(true))
  }
}
