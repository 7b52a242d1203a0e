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
  /// What the button says.
  let title: String
  let isEnabled: Bool
  /// Does what the button does, and closes the dialog.
  let run: @MainActor () -> Void

  init(role: ButtonRole?, title: String, isEnabled: Bool, run: @escaping @MainActor () -> Void) {
    self.role = role
    self.title = title
    self.isEnabled = isEnabled
    self.run = run
  }
}
