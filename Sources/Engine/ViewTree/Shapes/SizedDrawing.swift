package import ElementTree
package import Foundation

/// A drawing that is different for each size of its box.
package struct SizedDrawing: Sendable {
  /// The figure's outline in a rectangle.
  var path: @Sendable (CGRect) -> Path
  var stroke: StrokeStyle?
  var isEvenOdd: Bool
  /// Whether what is drawn without knowing the size is only an approximation.
  package var needsSize: Bool

  /// The drawing for a size in points.
  package func draw(_ size: CGSize) -> GraphicContent {
    GraphicContent(
      path(CGRect(origin: .zero, size: size)), stroke: stroke, isEvenOdd: isEvenOdd,
      isScaled: false)
  }

  /// Whether the outline for twice the size is the same, scaled.
  func scales(with size: CGSize) -> Bool {
    let once = path(CGRect(origin: .zero, size: size)).elements.flatMap(\.points)
    let twice = path(
      CGRect(x: 0, y: 0, width: 2 * size.width, height: 2 * size.height)
    ).elements.flatMap(\.points)
    return once.count == twice.count
      && zip(once, twice).allSatisfy { first, second in
        abs(first.x * 2 - second.x) < 1e-4 && abs(first.y * 2 - second.y) < 1e-4
      }
  }
}

/// A declaration that is different for each size of its box.
package struct SizedStyle: Sendable {
  package var property: CSSProperty
  /// The value for a size in points.
  package var value: @Sendable (Double, Double) -> String
  /// Whether the value without knowing the size is only an approximation.
  package var needsSize: Bool
}
