/// An angle; positive ones turn clockwise.
///
/// - Note: As in SwiftUI.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() { radians = 0 }
  /// Creates an angle of radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle of degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// No angle.
  public static let zero = Angle()

  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  public static func * (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians * right)
  }
  public static func * (left: Double, right: Angle) -> Angle { right * left }
  public static func / (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians / right)
  }
  public static func += (left: inout Angle, right: Angle) { left = left + right }
  public static func -= (left: inout Angle, right: Angle) { left = left - right }
}
