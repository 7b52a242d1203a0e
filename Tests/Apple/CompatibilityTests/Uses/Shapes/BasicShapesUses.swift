import SwiftUI

@MainActor enum BasicShapesUses {
  static func rectangle() {
    _ = Rectangle.self
    _ = Rectangle()
  }

  static func roundedRectangle(_ value: RoundedRectangle) {
    _ = RoundedRectangle.self
    _ = value.cornerSize
    _ = value.style
    _ = RoundedRectangle(cornerSize: CGSize(width: 9, height: 9), style: .circular)
    _ = RoundedRectangle(cornerRadius: 1, style: .circular)
  }

  static func unevenRoundedRectangle(_ value: UnevenRoundedRectangle) {
    _ = UnevenRoundedRectangle.self
    _ = value.cornerRadii
    _ = value.style
    _ = UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(), style: .circular)
    _ = UnevenRoundedRectangle(
      topLeadingRadius: 1, bottomLeadingRadius: 1, bottomTrailingRadius: 1, topTrailingRadius: 1,
      style: .circular)
  }

  static func circle() {
    _ = Circle.self
    _ = Circle()
  }

  static func ellipse() {
    _ = Ellipse.self
    _ = Ellipse()
  }

  static func capsule(_ value: Capsule) {
    _ = Capsule.self
    _ = value.style
    _ = Capsule(style: .circular)
  }

  static func containerRelativeShape() {
    _ = ContainerRelativeShape.self
    _ = ContainerRelativeShape()
  }

  static func shape() {
    let _: Rectangle = .rect
    let _: Circle = .circle
    let _: Ellipse = .ellipse
    let _: Capsule = .capsule
    let _: ContainerRelativeShape = .containerRelative
    _ = RoundedRectangle.rect(cornerSize: CGSize(width: 9, height: 9), style: .circular)
    _ = RoundedRectangle.rect(cornerRadius: 1, style: .circular)
    _ = UnevenRoundedRectangle.rect(cornerRadii: RectangleCornerRadii(), style: .circular)
    _ = UnevenRoundedRectangle.rect(
      topLeadingRadius: 1, bottomLeadingRadius: 1, bottomTrailingRadius: 1, topTrailingRadius: 1,
      style: .circular)
    _ = Capsule.capsule(style: .circular)
  }
}
