import SwiftUI

@MainActor enum EditButtonUses {
  static func editButton() {
    _ = EditButton.self
    _ = EditButton()
  }

  static func pasteButton() {
    _ = PasteButton.self
    _ = PasteButton(payloadType: Int.self, onPaste: { _ in })
  }
}
