import SwiftUI

@MainActor enum AccessibilityIdentifierUses {
  static func view(_ view: some View) {
    _ = view.accessibilityIdentifier("a")
  }
}
