import SwiftUI

@MainActor enum ControlModifiersUses {
  static func view(_ view: some View) {
    _ = view.disabled(true)
  }
}
