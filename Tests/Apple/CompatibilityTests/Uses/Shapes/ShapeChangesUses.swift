import SwiftUI

@MainActor enum ShapeChangesUses {
  static func offsetShape(_ value: OffsetShape<Circle>) {
    _ = OffsetShape<Circle>.self
    _ = value.shape
    _ = value.offset
    _ = OffsetShape(shape: Circle(), offset: CGSize(width: 9, height: 9))
  }

  static func rotatedShape(_ value: RotatedShape<Circle>) {
    _ = RotatedShape<Circle>.self
    _ = value.shape
    _ = value.angle
    _ = value.anchor
    _ = RotatedShape(shape: Circle(), angle: .degrees(45), anchor: .center)
  }

  static func scaledShape(_ value: ScaledShape<Circle>) {
    _ = ScaledShape<Circle>.self
    _ = value.shape
    _ = value.scale
    _ = value.anchor
    _ = ScaledShape(shape: Circle(), scale: CGSize(width: 9, height: 9), anchor: .center)
  }

  static func transformedShape(_ value: TransformedShape<Circle>) {
    _ = TransformedShape<Circle>.self
    _ = value.shape
    _ = value.transform
    _ = TransformedShape(shape: Circle(), transform: .identity)
  }

  static func anyShape() {
    _ = AnyShape.self
    _ = AnyShape(Circle())
  }

  static func shape<T: Shape>(_ value: T) {
    _ = value.offset(CGSize(width: 9, height: 9))
    _ = value.offset(x: 1, y: 1)
    _ = value.rotation(.degrees(45), anchor: .center)
    _ = value.scale(x: 1, y: 1, anchor: .center)
    _ = value.scale(1, anchor: .center)
    _ = value.transform(.identity)
    _ = value.trim(from: 1, to: 1)
    _ = value.size(CGSize(width: 9, height: 9))
    _ = value.size(width: 1, height: 1)
    _ = value.stroke(style: StrokeStyle(lineWidth: 2))
    _ = value.stroke(lineWidth: 1)
  }

  static func shapeOverloads(_ value: some Shape) {
    _ = value.offset(CGPoint(x: 1, y: 2))
  }
}
