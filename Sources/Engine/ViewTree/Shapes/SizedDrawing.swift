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
  /// The part of an outline that is drawn, if it is one and its size may be known.
  var trim: OutlineTrim?

  /// The drawing for a size in points.
  package func draw(_ size: CGSize) -> GraphicContent { drawing(size).content }

  /// The drawing for a size in points, and what is declared of it beside.
  func drawing(
    _ size: CGSize
  ) -> (content: GraphicContent, declarations: [(CSSProperty, CSSValue)]) {
    let line = trim?.line(size)
    var stroke = stroke
    if line != nil, trim?.isEmpty == true { stroke?.lineCap = .butt }
    let path = line?.path ?? path(CGRect(origin: .zero, size: size))
    let content = GraphicContent(path, stroke: stroke, isEvenOdd: isEvenOdd, isScaled: false)
    return (content, line?.declarations ?? [])
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
