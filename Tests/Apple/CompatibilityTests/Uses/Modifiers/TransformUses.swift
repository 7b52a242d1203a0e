import SwiftUI

@MainActor enum TransformUses {
  static func view(_ view: some View) {
    _ = view.offset(CGSize(width: 9, height: 9))
    _ = view.offset(x: 1, y: 1)
    _ = view.rotationEffect(.degrees(45), anchor: .center)
    _ = view.scaleEffect(CGSize(width: 9, height: 9), anchor: .center)
    _ = view.scaleEffect(x: 1, y: 1, anchor: .center)
    _ = view.transformEffect(.identity)
  }
}
