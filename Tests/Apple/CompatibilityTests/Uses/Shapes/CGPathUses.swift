import SwiftUI

@MainActor enum CGPathUses {
  static func cgPath(_ value: CGPath) {
    _ = CGPath.self
    _ = CGPath(rect: .zero, transform: nil)
    _ = CGPath(ellipseIn: .zero, transform: nil)
    _ = CGPath(roundedRect: .zero, cornerWidth: 1, cornerHeight: 1, transform: nil)
    _ = value == value
    _ = value.boundingBox
    _ = value.isEmpty
    _ = value.currentPoint
    _ = value.copy()
    _ = value.mutableCopy()
    _ = value.contains(.zero, using: .winding, transform: .identity)
    _ = CGPathFillRule.self
    _ = [CGPathFillRule.winding, .evenOdd]
  }

  static func cgMutablePath(_ value: CGMutablePath) {
    _ = CGMutablePath.self
    _ = CGMutablePath()
    value.move(to: .zero, transform: .identity)
    value.addLine(to: .zero, transform: .identity)
    value.addLines(between: [.zero], transform: .identity)
    value.addQuadCurve(to: .zero, control: .zero, transform: .identity)
    value.addCurve(to: .zero, control1: .zero, control2: .zero, transform: .identity)
    value.addRect(.zero, transform: .identity)
    value.addRoundedRect(in: .zero, cornerWidth: 1, cornerHeight: 1, transform: .identity)
    value.addEllipse(in: .zero, transform: .identity)
    value.addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true, transform: .identity)
    value.addArc(tangent1End: .zero, tangent2End: .zero, radius: 1, transform: .identity)
    value.addPath(value, transform: .identity)
    value.closeSubpath()
  }

  static func path(_ value: Path) {
    _ = Path(value.cgPath)
  }
}
