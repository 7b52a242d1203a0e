public import Foundation

/// Corners of a rectangle.
///
/// - Note: As in UIKit.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// The outline of a figure, as UIKit has it.
///
/// - Note: Differs from UIKit: it is drawn by shapes of SwiftUI, or into pictures.
open class UIBezierPath: NSObject {
  private var path: Path

  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() { path = Path() }

  private init(_ path: Path) { self.path = path }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// Creates an ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// Creates a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates a rectangle of which some corners are round.
  ///
  /// Corners are circular, as those of UIKit, which reads the height of the radii for none of them.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    self.init(
      Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
          bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))))
  }

  /// Creates an arc of a circle; angles are in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from one of Core Graphics.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// The path as Core Graphics has it.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = newValue.path }
  }

  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingRect }
  /// The last point; the origin if there is none.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Starts a new subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve of the third degree.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve of the second degree.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle; angles are in radians, and clockwise is as it is seen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: startAngle),
      endAngle: Angle(radians: endAngle), clockwise: !clockwise)
  }

  /// Adds a line back to where the subpath started.
  open func close() { path.closeSubpath() }

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Maps the path.
  open func apply(_ transform: CGAffineTransform) { path.apply(transform) }

  /// Removes everything.
  open func removeAllPoints() { path = Path() }

  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  /// The path from its end to its start.
  open func reversing() -> UIBezierPath { UIBezierPath(path.reversed) }
}

extension Path {
  /// Each figure from its end to its start.
  fileprivate var reversed: Path {
    var result = Path()
    for figure in figures {
      var points: [(end: CGPoint, element: Element)] = []
      var current = CGPoint.zero
      var isClosed = false
      for element in figure {
        if case .closeSubpath = element {
          isClosed = true
        } else {
          points.append((current, element))
        }
        current = element.points.last ?? current
      }
      guard !points.isEmpty else { continue }
      result.move(to: current)
      for (end, element) in points.reversed() {
        switch element {
        case .move, .closeSubpath: break
        case .line: result.addLine(to: end)
        case .quadCurve(_, let control): result.addQuadCurve(to: end, control: control)
        case .curve(_, let first, let second):
          result.addCurve(to: end, control1: second, control2: first)
        }
      }
      if isClosed { result.closeSubpath() }
    }
    return result
  }

  /// The elements of each subpath.
  private var figures: [[Element]] {
    var result: [[Element]] = []
    for element in elements {
      if case .move = element { result.append([]) }
      if result.isEmpty { result.append([]) }
      result[result.count - 1].append(element)
    }
    return result
  }
}
