import SwiftUI

@MainActor enum TextFieldFormatsUses {
  static func textField() {
    _ = TextField(value: .constant(1), format: .number, prompt: Text("a"), label: { Text("a") })
    _ = TextField(
      value: .constant(1), formatter: NumberFormatter(), prompt: Text("a"), label: { Text("a") })
    _ = TextField("a", value: .constant(1), format: .number, prompt: Text("a"))
    _ = TextField("a", value: .constant(1), formatter: NumberFormatter(), prompt: Text("a"))
    _ = TextField(
      "a", value: .constant(1), formatter: NumberFormatter(), onEditingChanged: { _ in },
      onCommit: {})
  }

  static func textFieldOverloads(_ name: String) {
    _ = TextField(
      name, value: .constant(1), formatter: NumberFormatter(), onEditingChanged: { _ in })
    _ = TextField(name, value: .constant(1), format: .number, prompt: Text("a"))
    _ = TextField(name, value: .constant(1), formatter: NumberFormatter(), prompt: Text("a"))
  }
}
