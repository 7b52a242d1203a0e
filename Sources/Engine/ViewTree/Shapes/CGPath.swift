public import Foundation

/// The outline of a figure, as Core Graphics has it.
///
/// - Note: As in Core Graphics.
public class CGPath: Equatable, @unchecked Sendable {
  // Written by `CGMutablePath` alone, which is not sent.
  package fileprivate(set) var path: Path

  init(_ path: Path) { self.path = path }

  /// Creates a rectangle.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path(rect).applying(transform?.pointee ?? .identity)
  }

  /// Creates an ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path(ellipseIn: rect).applying(transform?.pointee ?? .identity)
  }

  /// Creates a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    path = Path(
      roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight),
      style: .circular
    ).applying(transform?.pointee ?? .identity)
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  /// The smallest rectangle that holds all points, control points included.
  public var boundingBox: CGRect { path.boundingRect }

  /// Whether nothing has been added.
  public var isEmpty: Bool { path.isEmpty }

  /// The last point; the origin if there is none.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// A path that does not change with this one.
  public func copy() -> CGPath? { CGPath(path) }

  /// A path of its own that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  /// Whether a point is inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }
}

/// What counts as the inside of a path.
///
/// - Note: As in Core Graphics.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// A path that can be added to, as Core Graphics has it.
///
/// - Note: As in Core Graphics.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init(Path()) }

  /// Starts a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds straight lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a curve of the second degree.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a curve of the third degree.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
      transform: transform)
  }

  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds an arc of a circle; angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: startAngle),
      endAngle: Angle(radians: endAngle), clockwise: clockwise, transform: transform)
  }

  /// Adds a line and an arc that touches two lines.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Adds a line back to where the subpath started.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// Creates a path from one of Core Graphics.
  public init(_ path: CGPath) { self = path.path }

  /// The path as Core Graphics has it.
  public var cgPath: CGPath { CGPath(self) }
}
