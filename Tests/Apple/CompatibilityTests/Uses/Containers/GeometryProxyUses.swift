import SwiftUI

@MainActor enum GeometryProxyUses {
  static func geometryProxy(
    _ value: GeometryProxy, _ namedCoordinateSpace: NamedCoordinateSpace, _ anchorInt: Anchor<Int>
  ) {
    _ = GeometryProxy.self
    _ = value.size
    _ = value.frame(in: .global)
    _ = value.bounds(of: namedCoordinateSpace)
    _ = value.safeAreaInsets
    _ = value.containerCornerInsets
    _ = value[anchorInt]
  }

  static func rectangleCornerInsets(_ value: RectangleCornerInsets) {
    _ = RectangleCornerInsets.self
    _ = value.topLeading
    _ = value.topTrailing
    _ = value.bottomLeading
    _ = value.bottomTrailing
    _ = RectangleCornerInsets()
  }

  static func geometryProxyOverloads(_ value: GeometryProxy) {
    _ = value.frame(in: .named("a"))
  }
}
