import SwiftUI

@MainActor enum PathFiguresUses {
  static func path(_ value: Path) {
    var copy = value
    copy.addLines([CGPoint(x: 1, y: 2)])
    copy.addRect(CGRect(x: 0, y: 0, width: 9, height: 9), transform: .identity)
    copy.addRects([CGRect(x: 0, y: 0, width: 9, height: 9)], transform: .identity)
    copy.addEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 9), transform: .identity)
    copy.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 9, height: 9), cornerSize: CGSize(width: 9, height: 9),
      style: .circular, transform: .identity)
    copy.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadii: RectangleCornerRadii(),
      style: .circular, transform: .identity)
  }
}
