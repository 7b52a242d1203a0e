import SwiftUI

@MainActor enum ShadowUses {
  static func view(_ view: some View) {
    _ = view.shadow(color: .red, radius: 1, x: 1, y: 1)
  }
}
