public import Foundation

/// How wide or high a mark is.
///
/// - Note: As in Swift Charts.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }
  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }

  /// What suits the mark.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }
  /// A number of points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
  /// The step of the scale without a number of points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
  /// A part of the step of the scale.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }
}

/// How marks at one place are put on each other.
///
/// - Note: As in Swift Charts.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Sendable { case standard, normalized, center, unstacked }
  let kind: Kind
  /// One on top of the other.
  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// As parts of a whole, from 0 to 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
  /// One on top of the other, around the middle.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  /// In front of each other.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}

/// How a line goes from point to point.
///
/// - Note: As in Swift Charts.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(CGFloat)
    case catmullRom(CGFloat)
  }
  let kind: Kind
  /// Straight.
  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  /// Smooth, without extremes between the points.
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  /// Smooth, with tangents that are parallel to the line between the neighbours.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// Smooth, with tangents that are parallel to the line between the neighbours; a tension of 1 is straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(min(max(tension.isFinite ? tension : 0, 0), 1)))
  }
  /// Smooth, without loops.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// Smooth, by a spline of Catmull and Rom; `alpha` is from 0 (uniform) to 1 (chordal).
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(min(max(alpha.isFinite ? alpha : 0.5, 0), 1)))
  }
  /// In steps, up at each point.
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  /// In steps, up between the points.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  /// In steps, up at the next point.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
}
