import SwiftUI

@MainActor enum LabeledContentUses {
  static func labeledContent(_ labeledContentStyleConfiguration: LabeledContentStyleConfiguration) {
    _ = LabeledContent<Text, Text>.self
    _ = LabeledContent(content: { Text("a") }, label: { Text("a") })
    _ = LabeledContent(labeledContentStyleConfiguration)
    _ = LabeledContent("a", content: { Text("a") })
    _ = LabeledContent("a", value: "a")
    _ = LabeledContent("a", value: 1, format: .number)
  }

  static func labeledContentOverloads(_ name: String) {
    _ = LabeledContent(name, content: { Text("a") })
    _ = LabeledContent(name, value: name)
    _ = LabeledContent(name, value: 1, format: .number)
  }
}
