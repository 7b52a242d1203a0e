import SwiftUI

@MainActor enum KeyboardShortcutUses {
  static func keyEquivalent(_ value: KeyEquivalent, _ character: Character) {
    let _: [KeyEquivalent] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward, .home,
      .end, .pageUp, .pageDown, .clear, .tab, .space, .return,
    ]
    _ = KeyEquivalent.self
    _ = value.character
    _ = KeyEquivalent(character)
  }

  static func eventModifiers() {
    let _: [EventModifiers] = [.capsLock, .shift, .control, .option, .command, .numericPad, .all]
    _ = EventModifiers.self
  }

  static func keyboardShortcut(_ value: KeyboardShortcut) {
    let _: [KeyboardShortcut] = [.defaultAction, .cancelAction]
    _ = KeyboardShortcut.self
    _ = value.key
    _ = value.modifiers
    _ = value.localization
    _ = KeyboardShortcut("a", modifiers: .command)
    _ = KeyboardShortcut("a", modifiers: .command, localization: .automatic)
  }

  static func keyboardShortcutLocalization() {
    let _: [KeyboardShortcut.Localization] = [.automatic, .withoutMirroring, .custom]
    _ = KeyboardShortcut.Localization.self
  }

  static func view(_ view: some View) {
    _ = view.keyboardShortcut("a", modifiers: .command)
    _ = view.keyboardShortcut("a", modifiers: .command, localization: .automatic)
    _ = view.keyboardShortcut(.defaultAction)
  }

  static func optional(_ view: some View, _ shortcut: KeyboardShortcut?) {
    _ = view.keyboardShortcut(shortcut)
  }
}
