import SwiftUI

@MainActor enum SpacerUses {
  static func spacer(_ value: Spacer) {
    _ = Spacer.self
    _ = value.minLength
    _ = Spacer(minLength: 1)
  }

  static func divider() {
    _ = Divider.self
    _ = Divider()
  }
}
