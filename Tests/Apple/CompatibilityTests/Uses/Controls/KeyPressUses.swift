import SwiftUI

@MainActor enum KeyPressUses {
  static func keyPress(_ value: KeyPress) {
    _ = KeyPress.self
    _ = value.phase
    _ = value.key
    _ = value.characters
    _ = value.modifiers
  }

  static func keyPressPhases(_ value: KeyPress.Phases) {
    let _: [KeyPress.Phases] = [.down, .repeat, .up, .all]
    _ = KeyPress.Phases.self
    _ = KeyPress.Phases(rawValue: 1)
    _ = value.rawValue
  }

  static func keyPressResult() {
    let _: [KeyPress.Result] = [.handled, .ignored]
    _ = KeyPress.Result.self
  }

  static func view(_ view: some View) {
    _ = view.onKeyPress("a") { .handled }
    _ = view.onKeyPress("a", phases: .down) { _ in .handled }
    _ = view.onKeyPress(keys: ["a"], phases: .down) { _ in .handled }
    _ = view.onKeyPress(characters: .letters, phases: .down) { _ in .handled }
    _ = view.onKeyPress(phases: .down) { _ in .handled }
  }
}
