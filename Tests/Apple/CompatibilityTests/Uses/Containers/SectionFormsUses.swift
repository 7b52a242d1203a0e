import SwiftUI

@MainActor enum SectionFormsUses {
  static func section(_ value: Section<Text, Text, Text>) {
    _ = Section(content: { Text("a") }, footer: { Text("a") })
    _ = Section(footer: Text("a"), content: { Text("a") })
    _ = Section(content: { Text("a") }, header: { Text("a") })
    _ = Section(header: Text("a"), content: { Text("a") })
    _ = Section(isExpanded: .constant(true), content: { Text("a") }, header: { Text("a") })
    _ = Section(header: Text("a"), footer: Text("a"), content: { Text("a") })
    _ = Section(content: { Text("a") })
    _ = Section("a", content: { Text("a") })
    _ = Section("a", isExpanded: .constant(true), content: { Text("a") })
    _ = value.collapsible(true)
  }

  static func sectionOverloads(_ name: String) {
    _ = Section(name, content: { Text("a") })
    _ = Section(name, isExpanded: .constant(true), content: { Text("a") })
  }
}
