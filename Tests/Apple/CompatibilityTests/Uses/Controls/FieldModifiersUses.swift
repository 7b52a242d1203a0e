import SwiftUI

@MainActor enum FieldModifiersUses {
  static func view(_ view: some View) {
    _ = view.keyboardType(.default)
    _ = view.textContentType(.name)
    _ = view.textInputAutocapitalization(.never)
    _ = view.autocapitalization(.none)
    _ = view.autocorrectionDisabled(true)
    _ = view.disableAutocorrection(true)
    _ = view.submitLabel(.done)
    _ = view.onSubmit(of: .text, {})
    _ = view.submitScope(true)
    _ = view.textFieldStyle(.roundedBorder)
    _ = view.textEditorStyle(.plain)
  }
}
