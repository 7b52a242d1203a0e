public import Foundation

/// A time on the calendar, as run loops and operation queues use it.
public protocol _DateSchedulerTime: Strideable, Codable, Hashable, Sendable
where Stride: _SecondsStride {
  init(_ date: Date)
  var date: Date { get }
}

extension _DateSchedulerTime {
  public func distance(to other: Self) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  public func advanced(by n: Stride) -> Self {
    Self(date.addingTimeInterval(n.timeInterval))
  }
}

/// A span in seconds.
public protocol _SecondsStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Codable, Hashable, Sendable
where
  Magnitude == TimeInterval, IntegerLiteralType == TimeInterval, FloatLiteralType == TimeInterval
{
  init(_ timeInterval: TimeInterval)
  var magnitude: TimeInterval { get set }
}

extension _SecondsStride {
  /// The span in seconds.
  public var timeInterval: TimeInterval { magnitude }

  public init(integerLiteral value: TimeInterval) { self.init(value) }
  public init(floatLiteral value: TimeInterval) { self.init(value) }

  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = TimeInterval(exactly: source) else { return nil }
    self.init(value)
  }

  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1000) }
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
}
