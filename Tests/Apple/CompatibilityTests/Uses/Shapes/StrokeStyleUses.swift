import SwiftUI

@MainActor enum StrokeStyleUses {
  static func strokeStyle(_ value: StrokeStyle) {
    _ = StrokeStyle.self
    _ = value.lineWidth
    _ = value.lineCap
    _ = value.lineJoin
    _ = value.miterLimit
    _ = value.dash
    _ = value.dashPhase
    _ = StrokeStyle(
      lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 1, dash: [1], dashPhase: 1)
  }

  static func fillStyle(_ value: FillStyle) {
    _ = FillStyle.self
    _ = value.isEOFilled
    _ = value.isAntialiased
    _ = FillStyle(eoFill: true, antialiased: true)
  }
}
