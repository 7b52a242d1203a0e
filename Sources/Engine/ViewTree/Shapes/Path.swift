public import Foundation

/// The outline of a two-dimensional shape.
///
/// - Note: As in SwiftUI. Arcs and ellipses are kept as cubic curves of at most a quarter turn,
///   which differ from the circle by less than 0.03 % of its radius.
public struct Path: Equatable, Sendable {
  /// A stretch of a path.
  public enum Element: Equatable, Sendable {
    /// A new subpath starts.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve of the second degree.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve of the third degree.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the subpath started.
    case closeSubpath
  }

  package private(set) var elements: [Element] = []
  private var start = CGPoint.zero
  /// The last point, or nil if the path is empty or has just been closed.
  public private(set) var currentPoint: CGPoint?

  /// Creates an empty path.
  public init() {}

  /// Creates a path that a closure adds to.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with corners of different radii.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates an ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  package init(elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with each element.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  public static func == (left: Path, right: Path) -> Bool { left.elements == right.elements }

  // MARK: Adding

  /// Starts a new subpath.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    (start, currentPoint) = (end, end)
  }

  /// Adds a straight line; the first element of a path starts it instead.
  public mutating func addLine(to end: CGPoint) {
    guard beginSegment(end) else { return }
    elements.append(.line(to: end))
    currentPoint = end
  }

  /// Adds a curve of the second degree.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard beginSegment(end) else { return }
    elements.append(.quadCurve(to: end, control: control))
    currentPoint = end
  }

  /// Adds a curve of the third degree.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard beginSegment(end) else { return }
    elements.append(.curve(to: end, control1: control1, control2: control2))
    currentPoint = end
  }

  /// Adds a line back to where the subpath started.
  public mutating func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
    elements.append(.closeSubpath)
    currentPoint = nil
  }

  /// Makes sure that a subpath is open; false if there is nothing yet to go on from.
  private mutating func beginSegment(_ end: CGPoint) -> Bool {
    if currentPoint != nil { return true }
    guard elements.isEmpty else {
      move(to: start)
      return true
    }
    move(to: end)
    return false
  }

  mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let first, let second):
      addCurve(to: point, control1: first, control2: second)
    case .closeSubpath: closeSubpath()
    }
  }

  // MARK: Changing

  /// Adds another path, mapped.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.elements { append(element.applying(transform)) }
  }

  /// The path, mapped.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(elements: elements.lazy.map { $0.applying(transform) })
  }

  /// Maps the path.
  public mutating func apply(_ transform: CGAffineTransform) { self = applying(transform) }

  /// The path, shifted by a number of points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  /// The element, mapped.
  func applying(_ transform: CGAffineTransform) -> Path.Element {
    guard !transform.isIdentity else { return self }
    switch self {
    case .move(let point): return .move(to: point.applying(transform))
    case .line(let point): return .line(to: point.applying(transform))
    case .quadCurve(let point, let control):
      return .quadCurve(to: point.applying(transform), control: control.applying(transform))
    case .curve(let point, let first, let second):
      return .curve(
        to: point.applying(transform), control1: first.applying(transform),
        control2: second.applying(transform))
    case .closeSubpath: return .closeSubpath
    }
  }

  /// The element's points, the control points first.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let first, let second): [first, second, point]
    case .closeSubpath: []
    }
  }
}

/// How the corners of a rectangle are rounded.
///
/// - Note: Differs from SwiftUI: continuous corners are drawn as circular ones, from which they
///   differ by less than 2 % of the radius.
public enum RoundedCornerStyle: Sendable, Hashable {
  case circular, continuous
}

/// The radii of a rectangle's corners, in points.
///
/// - Note: As in SwiftUI.
public struct RectangleCornerRadii: Hashable, Sendable, Animatable {
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

  /// Creates radii for the corners.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }
}
