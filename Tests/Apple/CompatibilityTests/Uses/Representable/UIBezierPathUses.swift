import UIKit

@MainActor enum UIBezierPathUses {
  static func uiRectCorner(_ value: UIRectCorner) {
    _ = UIRectCorner.self
    _ = UIRectCorner(rawValue: 1)
    _ = value.rawValue
    _ = [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight, .allCorners]
  }

  static func uiBezierPath(_ value: UIBezierPath, _ path: CGPath) {
    _ = UIBezierPath.self
    _ = UIBezierPath()
    _ = UIBezierPath(rect: .zero)
    _ = UIBezierPath(ovalIn: .zero)
    _ = UIBezierPath(roundedRect: .zero, cornerRadius: 1)
    _ = UIBezierPath(roundedRect: .zero, byRoundingCorners: .topLeft, cornerRadii: .zero)
    _ = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
    _ = UIBezierPath(cgPath: path)
    _ = value.cgPath
    value.cgPath = path
    value.lineWidth = 1
    value.lineCapStyle = .butt
    value.lineJoinStyle = .miter
    value.miterLimit = 1
    value.usesEvenOddFillRule = true
    _ = value.isEmpty
    _ = value.bounds
    _ = value.currentPoint
    value.move(to: .zero)
    value.addLine(to: .zero)
    value.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    value.addQuadCurve(to: .zero, controlPoint: .zero)
    value.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
    value.close()
    value.append(value)
    value.apply(.identity)
    _ = value.contains(.zero)
    _ = value.reversing()
    value.removeAllPoints()
  }
}
