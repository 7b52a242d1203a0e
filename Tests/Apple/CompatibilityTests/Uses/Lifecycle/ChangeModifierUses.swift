import SwiftUI

@MainActor enum ChangeModifierUses {
  static func view(_ view: some View) {
    _ = view.onChange(of: 1, initial: true, { _, _ in })
    _ = view.onChange(of: 1, perform: { _ in })
  }

  static func viewOverloads(_ view: some View) {
    _ = view.onChange(of: 1, initial: true, {})
  }
}
