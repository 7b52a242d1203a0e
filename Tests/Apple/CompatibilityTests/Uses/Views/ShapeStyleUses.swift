import SwiftUI

@MainActor enum ShapeStyleUses {
  static func shapeStyle<T: ShapeStyle>(_ value: T) {
    _ = (any ShapeStyle).self
    _ = T.Resolved.self
    _ = value.resolve(in: EnvironmentValues())
  }

  static func anyShapeStyle() {
    _ = AnyShapeStyle.self
    _ = AnyShapeStyle(.red)
  }
}
