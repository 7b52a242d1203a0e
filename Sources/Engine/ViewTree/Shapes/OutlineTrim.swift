import ElementTree
import Foundation

/// The part of an outline between two parts of its length.
///
/// On live pages it is the whole outline with one long dash, so that a browser can go from one part to another.
struct OutlineTrim: Sendable {
  var start: CGFloat
  var end: CGFloat
  /// Whether the whole figure is as wide as high, whatever room it has.
  var isSquare = false
  /// The whole outline in a rectangle.
  var whole: @Sendable (CGRect) -> Path

  init(from start: CGFloat, to end: CGFloat, of whole: @escaping @Sendable (CGRect) -> Path) {
    // A part of nothing, such as 0 of 0, is none.
    let isKnown = !start.isNaN && !end.isNaN
    self.start = isKnown ? min(max(start, 0), 1) : 0
    self.end = isKnown ? min(max(end, 0), 1) : 0
    self.whole = whole
  }

  /// Changes the whole outline as the figure is changed.
  mutating func add(_ effect: _ShapeForm.Effect) {
    let inner = whole
    switch effect {
    case .offset(let offset): whole = { inner($0).offsetBy(dx: offset.width, dy: offset.height) }
    case .rotation(let angle, let anchor):
      whole = { rect in
        inner(rect).applying(rect.around(anchor, CGAffineTransform(rotationAngle: angle.radians)))
      }
    }
  }

  /// The whole outline for a size in points, and the declarations that leave the part of it; nil if it has several
  /// pieces, in each of which a dash would begin anew.
  func line(_ size: CGSize) -> (path: Path, declarations: [(CSSProperty, CSSValue)])? {
    let path = whole(CGRect(origin: .zero, size: size))
    let subpaths = path.subpaths
    guard subpaths.count == 1, let subpath = subpaths.first else { return nil }
    let length = subpath.segments.reduce(0) { $0 + ($1.lengths.last ?? 0) }
    guard length > 0, length.isFinite else { return nil }
    // A browser's length may be a little more than ours.
    let dash = max(0, end - start) * length + (end == 1 && start < 1 ? 1 : 0)
    let dashes = "\(PathData.number(dash)) \(PathData.number(length + 2))"
    return (
      path,
      [
        (.strokeDasharray, .text(CSSText(dashes))),
        (.strokeDashoffset, .points(Double(-start * length))),
      ]
    )
  }

  /// Whether nothing is left of the outline, not even the ends of a line.
  var isEmpty: Bool { start >= end }
}
