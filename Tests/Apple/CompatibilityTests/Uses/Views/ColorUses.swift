import SwiftUI

@MainActor enum ColorUses {
  static func color() {
    _ = Color.self
  }
}
