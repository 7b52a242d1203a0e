import Foundation

/// A curve from 0 to 1.
///
/// - Note: As in SwiftUI.
public struct UnitCurve: Hashable, Sendable {
  var x1, y1, x2, y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func unit(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
    self.x1 = unit(x1)
    self.x2 = unit(x2)
    self.y1 = y1.isFinite ? y1 : 0
    self.y2 = y2.isFinite ? y2 : 1
  }

  /// A curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
      Double(endControlPoint.y))
  }

  public static let linear = UnitCurve(0, 0, 1, 1)
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
  public static let circularEaseIn = UnitCurve(0.55, 0, 1, 0.45)
  public static let circularEaseOut = UnitCurve(0, 0.55, 0.45, 1)
  public static let circularEaseInOut = UnitCurve(0.85, 0, 0.15, 1)

  /// The curve that swaps progress and time.
  public var inverse: UnitCurve { UnitCurve(y1, x1, y2, x2) }

  /// The progress after a part of the time.
  public func value(at progress: Double) -> Double {
    let t = parameter(at: progress)
    return UnitCurve.cubic(y1, y2, t)
  }

  /// The speed of progress after a part of the time.
  public func velocity(at progress: Double) -> Double {
    let t = parameter(at: progress)
    let (dx, dy) = (UnitCurve.slope(x1, x2, t), UnitCurve.slope(y1, y2, t))
    return dx == 0 ? 0 : dy / dx
  }

  private func parameter(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if UnitCurve.cubic(x1, x2, middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b)
  }
}
