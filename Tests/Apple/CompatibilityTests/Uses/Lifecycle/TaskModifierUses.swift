import SwiftUI

@MainActor enum TaskModifierUses {
  static func view(_ view: some View) {
    _ = view.task(priority: .background, {})
    _ = view.task(id: 1, priority: .background, {})
  }
}
