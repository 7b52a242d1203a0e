import SwiftUI

@MainActor enum GroupBoxUses {
  static func groupBox(_ groupBoxStyleConfiguration: GroupBoxStyleConfiguration) {
    _ = GroupBox<Text, Text>.self
    _ = GroupBox(content: { Text("a") }, label: { Text("a") })
    _ = GroupBox(label: Text("a"), content: { Text("a") })
    _ = GroupBox(content: { Text("a") })
    _ = GroupBox("a", content: { Text("a") })
    _ = GroupBox(groupBoxStyleConfiguration)
  }

  static func groupBoxOverloads(_ name: String) {
    _ = GroupBox(name, content: { Text("a") })
  }
}
