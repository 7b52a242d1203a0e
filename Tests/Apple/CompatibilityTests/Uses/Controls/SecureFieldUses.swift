import SwiftUI

@MainActor enum SecureFieldUses {
  static func secureField() {
    _ = SecureField<Text>.self
    _ = SecureField(text: .constant("a"), prompt: Text("a"), label: { Text("a") })
    _ = SecureField("a", text: .constant("a"), prompt: Text("a"))
    _ = SecureField("a", text: .constant("a"), onCommit: {})
  }

  static func secureFieldOverloads(_ name: String) {
    _ = SecureField(name, text: .constant("a"), prompt: Text("a"))
    _ = SecureField(name, text: .constant("a"), onCommit: {})
  }
}
