import SwiftUI

@MainActor enum UnitPointUses {
  static func unitPoint(_ value: UnitPoint) {
    let _: [UnitPoint] = [
      .zero, .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing,
      .bottomLeading, .bottomTrailing,
    ]
    _ = UnitPoint.self
    _ = value.x
    _ = value.y
    _ = UnitPoint()
    _ = UnitPoint(x: 1, y: 1)
  }
}
