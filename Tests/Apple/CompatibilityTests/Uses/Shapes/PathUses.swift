import SwiftUI

@MainActor enum PathUses {
  static func path(_ value: Path, _ path: Path) {
    var copy = value
    _ = Path.self
    _ = value.currentPoint
    _ = Path()
    _ = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerSize: CGSize(width: 9, height: 9),
      style: .circular)
    _ = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 1, style: .circular)
    _ = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadii: RectangleCornerRadii(),
      style: .circular)
    _ = Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9))
    _ = value.isEmpty
    value.forEach({ _ in })
    copy.move(to: CGPoint(x: 1, y: 2))
    copy.addLine(to: CGPoint(x: 1, y: 2))
    copy.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 1, y: 2))
    copy.addCurve(
      to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 1, y: 2))
    copy.closeSubpath()
    copy.addPath(path, transform: .identity)
    _ = value.applying(.identity)
    copy.apply(.identity)
    _ = value.offsetBy(dx: 1, dy: 1)
  }

  static func pathElement() {
    let _: Path.Element = .closeSubpath
    _ = Path.Element.self
    let _: Path.Element = .move(to: CGPoint(x: 1, y: 2))
    let _: Path.Element = .line(to: CGPoint(x: 1, y: 2))
    let _: Path.Element = .quadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 1, y: 2))
    let _: Path.Element = .curve(
      to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 1, y: 2))
  }

  static func roundedCornerStyle() {
    let _: [RoundedCornerStyle] = [.circular, .continuous]
    _ = RoundedCornerStyle.self
  }

  static func rectangleCornerRadii(_ value: RectangleCornerRadii) {
    _ = RectangleCornerRadii.self
    _ = value.topLeading
    _ = value.bottomLeading
    _ = value.bottomTrailing
    _ = value.topTrailing
    _ = RectangleCornerRadii(topLeading: 1, bottomLeading: 1, bottomTrailing: 1, topTrailing: 1)
  }

  static func pathOverloads() {
    _ = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
  }
}
