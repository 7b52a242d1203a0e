import SwiftUI

@MainActor enum PathArcsUses {
  static func path(_ value: Path) {
    var copy = value
    copy.addArc(
      center: CGPoint(x: 1, y: 2), radius: 1, startAngle: .degrees(45), endAngle: .degrees(45),
      clockwise: true, transform: .identity)
    copy.addRelativeArc(
      center: CGPoint(x: 1, y: 2), radius: 1, startAngle: .degrees(45), delta: .degrees(45),
      transform: .identity)
    copy.addArc(
      tangent1End: CGPoint(x: 1, y: 2), tangent2End: CGPoint(x: 1, y: 2), radius: 1,
      transform: .identity)
  }
}
