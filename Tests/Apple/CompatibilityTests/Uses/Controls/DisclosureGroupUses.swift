import SwiftUI

@MainActor enum DisclosureGroupUses {
  static func disclosureGroup() {
    _ = DisclosureGroup<Text, Text>.self
    _ = DisclosureGroup(content: { Text("a") }, label: { Text("a") })
    _ = DisclosureGroup(isExpanded: .constant(true), content: { Text("a") }, label: { Text("a") })
    _ = DisclosureGroup("a", content: { Text("a") })
    _ = DisclosureGroup("a", isExpanded: .constant(true), content: { Text("a") })
  }

  static func disclosureGroupOverloads(_ name: String) {
    _ = DisclosureGroup(name, content: { Text("a") })
    _ = DisclosureGroup(name, isExpanded: .constant(true), content: { Text("a") })
  }
}
