import SwiftUI

@MainActor enum LabelUses {
  static func label(_ labelStyleConfiguration: LabelStyleConfiguration) {
    _ = Label<Text, Text>.self
    _ = Label(title: { Text("a") }, icon: { Text("a") })
    _ = Label("a", image: "star")
    _ = Label("a", systemImage: "star")
    _ = Label(labelStyleConfiguration)
  }

  static func labelOverloads(_ name: String) {
    _ = Label(name, image: "star")
    _ = Label(name, systemImage: "star")
  }
}
