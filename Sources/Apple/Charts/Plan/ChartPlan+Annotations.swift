import Foundation
import ViewTree

extension ChartPlan {
  /// Places the views beside a mark.
  ///
  /// - Parameters:
  ///   - rect: Where the mark is, in parts of the plot from the top and the leading edge.
  ///   - reach: The size of the figure around a point, in points.
  mutating func annotate(
    _ mark: MarkRecord, _ rect: CGRect, reach: CGSize, isDown: Bool = false,
    isHorizontal: Bool = false, inSquare: Bool = false
  ) {
    for annotation in mark.looks.annotations {
      let context = AnnotationContext(
        targetSize: CGSize(width: rect.width * 300, height: rect.height * 200))
      let spacing = annotation.spacing ?? 4
      var position = annotation.position
      if position == .automatic {
        position =
          inSquare ? .overlay : isHorizontal ? .trailing : isDown ? .bottom : .top
      }
      let parts = position.parts(annotation.alignment)
      let shift = CGSize(
        width: parts.outward.width * (spacing + reach.width / 2),
        height: parts.outward.height * (spacing + reach.height / 2))
      views.append(
        PlacedView(
          point: UnitPoint(
            x: rect.minX + rect.width * parts.point.x, y: rect.minY + rect.height * parts.point.y),
          anchor: parts.anchor, shift: shift, content: annotation.content(context),
          isInSquare: inSquare))
    }
  }
}

extension AnnotationPosition {
  /// The point of the mark, the part of the view that is put there, and the direction away from the mark.
  func parts(
    _ alignment: Alignment
  ) -> (point: UnitPoint, anchor: UnitPoint, outward: CGSize) {
    let x: CGFloat =
      alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
    let y: CGFloat =
      alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
    switch kind {
    case .automatic, .top:
      return (UnitPoint(x: x, y: 0), UnitPoint(x: x, y: 1), CGSize(width: 0, height: -1))
    case .bottom:
      return (UnitPoint(x: x, y: 1), UnitPoint(x: x, y: 0), CGSize(width: 0, height: 1))
    case .leading:
      return (UnitPoint(x: 0, y: y), UnitPoint(x: 1, y: y), CGSize(width: -1, height: 0))
    case .trailing:
      return (UnitPoint(x: 1, y: y), UnitPoint(x: 0, y: y), CGSize(width: 1, height: 0))
    case .overlay: return (UnitPoint(x: x, y: y), UnitPoint(x: x, y: y), .zero)
    case .topLeading: return (.topLeading, .bottomTrailing, CGSize(width: -1, height: -1))
    case .topTrailing: return (.topTrailing, .bottomLeading, CGSize(width: 1, height: -1))
    case .bottomLeading: return (.bottomLeading, .topTrailing, CGSize(width: -1, height: 1))
    case .bottomTrailing: return (.bottomTrailing, .topLeading, CGSize(width: 1, height: 1))
    }
  }
}
