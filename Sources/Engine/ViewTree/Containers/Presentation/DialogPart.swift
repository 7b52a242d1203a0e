/// What a view is in an alert or a choice of actions.
enum DialogPart {
  /// Something that the reader fills in.
  case field
  /// A button, which closes the dialog.
  case action(DialogAction)
}

/// A button of an alert or a choice of actions.
final class DialogAction {
  let role: ButtonRole?
  let isEnabled: Bool
  /// Does what the button does, and closes the dialog.
  let run: @MainActor () -> Void

  init(role: ButtonRole?, isEnabled: Bool, run: @escaping @MainActor () -> Void) {
    self.role = role
    self.isEnabled = isEnabled
    self.run = run
  }
}
