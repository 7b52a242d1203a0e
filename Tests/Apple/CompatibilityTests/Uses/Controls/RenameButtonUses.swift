import SwiftUI

@MainActor enum RenameButtonUses {
  static func renameButton() {
    _ = RenameButton<Label<Text, Image>>.self
    _ = RenameButton()
    _ = RenameButton().body
  }

  static func renameAction(_ value: RenameAction) {
    value.callAsFunction()
  }

  static func rename(_ value: EnvironmentValues) {
    _ = value.rename
  }

  static func renameActions(_ view: Text, _ isFocused: FocusState<Bool>.Binding) {
    _ = view.renameAction({})
    _ = view.renameAction(isFocused)
  }
}
