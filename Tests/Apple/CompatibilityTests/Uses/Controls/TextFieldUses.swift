import SwiftUI

@MainActor enum TextFieldUses {
  static func textField() {
    _ = TextField<Text>.self
    _ = TextField(text: .constant("a"), prompt: Text("a"), label: { Text("a") })
    _ = TextField(text: .constant("a"), prompt: Text("a"), axis: .horizontal, label: { Text("a") })
    _ = TextField("a", text: .constant("a"))
    _ = TextField("a", text: .constant("a"), prompt: Text("a"))
    _ = TextField("a", text: .constant("a"), axis: .horizontal)
    _ = TextField("a", text: .constant("a"), prompt: Text("a"), axis: .horizontal)
    _ = TextField("a", text: .constant("a"), onEditingChanged: { _ in }, onCommit: {})
    _ = TextField("a", text: .constant("a"), onCommit: {})
  }

  static func textFieldOverloads(_ name: String) {
    _ = TextField(name, text: .constant("a"))
    _ = TextField(name, text: .constant("a"), prompt: Text("a"))
    _ = TextField(name, text: .constant("a"), axis: .horizontal)
    _ = TextField(name, text: .constant("a"), prompt: Text("a"), axis: .horizontal)
    _ = TextField(name, text: .constant("a"), onEditingChanged: { _ in }, onCommit: {})
    _ = TextField(name, text: .constant("a"), onCommit: {})
  }

  static func optionalValues(_ number: Binding<Int?>, _ name: String) {
    _ = TextField(value: number, format: .number, prompt: Text("a"), label: { Text("a") })
    _ = TextField("a", value: number, format: .number, prompt: Text("a"))
    _ = TextField(name, value: number, format: .number, prompt: Text("a"))
  }
}
