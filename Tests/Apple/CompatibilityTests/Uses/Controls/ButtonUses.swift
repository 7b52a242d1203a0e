import SwiftUI

@MainActor enum ButtonUses {
  static func button(_ primitiveButtonStyleConfiguration: PrimitiveButtonStyleConfiguration) {
    _ = Button<Text>.self
    _ = Button(action: {}, label: { Text("a") })
    _ = Button(role: .cancel, action: {}, label: { Text("a") })
    _ = Button(primitiveButtonStyleConfiguration)
  }
}
