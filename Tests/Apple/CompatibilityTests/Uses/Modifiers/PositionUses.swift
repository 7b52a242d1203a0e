import SwiftUI

@MainActor enum PositionUses {
  static func view(_ view: some View) {
    _ = view.position(CGPoint(x: 1, y: 2))
    _ = view.position(x: 1, y: 1)
  }
}
