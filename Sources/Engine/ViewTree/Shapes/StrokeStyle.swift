public import Foundation

/// The style of a line along a path; lengths are in points.
///
/// - Note: As in SwiftUI.
public struct StrokeStyle: Equatable, Sendable, Animatable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// How the line ends where the path is open.
  public var lineCap: CGLineCap
  /// How the line turns corners.
  public var lineJoin: CGLineJoin
  /// How far a mitre may reach, in line widths, before the corner is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn; empty for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the pattern the line starts.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }

  /// Whether a pattern breaks the line.
  var isDashed: Bool { dash.contains { $0 > 0 && $0.isFinite } }

  /// The width as it can be drawn.
  var width: CGFloat { lineWidth.isFinite ? max(0, lineWidth) : 0 }
}

/// How the inside of a path is filled.
///
/// - Note: As in SwiftUI. Browsers always smooth edges.
public struct FillStyle: Equatable, Sendable {
  /// Whether a place is inside that the path goes around an odd number of times; else any number.
  public var isEOFilled: Bool
  /// Whether edges are smoothed; of no effect in browsers.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
