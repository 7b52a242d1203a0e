import SwiftUI

@MainActor enum TextEditorUses {
  static func textEditor() {
    _ = TextEditor.self
    _ = TextEditor(text: .constant("a"))
  }
}
