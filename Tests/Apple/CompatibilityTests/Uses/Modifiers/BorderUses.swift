import SwiftUI

@MainActor enum BorderUses {
  static func view(_ view: some View) {
    _ = view.border(.red, width: 1)
  }
}
