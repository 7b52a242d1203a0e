import SwiftUI

@MainActor enum ImagePaintUses {
  static func imagePaint(_ value: ImagePaint) {
    _ = ImagePaint.self
    _ = value.image
    _ = value.sourceRect
    _ = value.scale
    _ = ImagePaint(
      image: Image(systemName: "star"), sourceRect: CGRect(x: 0, y: 0, width: 9, height: 9),
      scale: 1)
  }

  static func shapeStyle() {
    _ = ImagePaint.image(
      Image(systemName: "star"), sourceRect: CGRect(x: 0, y: 0, width: 9, height: 9), scale: 1)
  }
}
