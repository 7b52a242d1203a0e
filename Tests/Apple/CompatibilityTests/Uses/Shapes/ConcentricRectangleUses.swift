import SwiftUI

@MainActor enum ConcentricRectangleUses {
  static func shapes() {
    _ = Color.red.clipShape(ConcentricRectangle())
    _ = Color.red.clipShape(ConcentricRectangle(corners: .concentric(minimum: .fixed(4))))
    _ = Color.red.clipShape(
      ConcentricRectangle(
        topLeadingCorner: .concentric, topTrailingCorner: .fixed(1),
        bottomLeadingCorner: .fixed(2), bottomTrailingCorner: .fixed(3)))
    _ = Color.red.clipShape(.rect(corners: .concentric, isUniform: true))
    let styles: [Edge.Corner.Style] = [.concentric, .fixed(3)]
    _ = Color.red.clipShape(ConcentricRectangle(corners: styles[0]))
    let corners: [Edge.Corner] = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
    _ = corners
  }
}
