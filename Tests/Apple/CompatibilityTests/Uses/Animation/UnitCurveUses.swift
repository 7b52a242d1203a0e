import SwiftUI

@MainActor enum UnitCurveUses {
  static func unitCurve(_ value: UnitCurve) {
    let _: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ]
    _ = UnitCurve.self
    _ = UnitCurve.bezier(startControlPoint: .center, endControlPoint: .center)
    _ = value.inverse
    _ = value.value(at: 0.5)
    _ = value.velocity(at: 0.5)
  }
}
