import SwiftUI

@MainActor enum ShadowStyleUses {
  static func shadowStyle() {
    _ = ShadowStyle.self
    _ = ShadowStyle.drop(color: .red, radius: 1, x: 1, y: 1)
    _ = ShadowStyle.inner(color: .red, radius: 1, x: 1, y: 1)
  }

  static func shapeStyle<T: ShapeStyle>(_ value: T, _ shadowStyle: ShadowStyle) {
    _ = value.shadow(shadowStyle)
    _ = value.opacity(0.5)
    _ = value.blendMode(.normal)
  }

  static func shapeStyleOverloads(_ shadowStyle: ShadowStyle) {
    _ = AnyShapeStyle.shadow(shadowStyle)
    _ = AnyShapeStyle.opacity(0.5)
    _ = AnyShapeStyle.blendMode(.normal)
  }
}
