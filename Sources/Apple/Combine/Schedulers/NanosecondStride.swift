/// A span of whole nanoseconds, saturating at the ends of its range.
public protocol _NanosecondStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Codable, Hashable, Sendable
where Magnitude == Int, IntegerLiteralType == Int, FloatLiteralType == Double {
  init(_nanoseconds: Int)
  var magnitude: Int { get set }
}

extension _NanosecondStride {
  public init(integerLiteral value: Int) { self = .seconds(value) }
  public init(floatLiteral value: Double) { self = .seconds(value) }

  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Int(exactly: source) else { return nil }
    self.init(_nanoseconds: value)
  }

  public static func seconds(_ s: Int) -> Self {
    .init(_nanoseconds: s.saturating(times: 1_000_000_000))
  }
  public static func milliseconds(_ ms: Int) -> Self {
    .init(_nanoseconds: ms.saturating(times: 1_000_000))
  }
  public static func microseconds(_ us: Int) -> Self {
    .init(_nanoseconds: us.saturating(times: 1000))
  }
  public static func nanoseconds(_ ns: Int) -> Self { .init(_nanoseconds: ns) }

  public static func seconds(_ s: Double) -> Self {
    let value = (s * 1_000_000_000).rounded()
    if value.isNaN { return .init(_nanoseconds: 0) }
    if value >= 0x1p63 { return .init(_nanoseconds: .max) }
    if value < -0x1p63 { return .init(_nanoseconds: .min) }
    return .init(_nanoseconds: Int(value))
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  public static func * (lhs: Self, rhs: Self) -> Self {
    .init(_nanoseconds: lhs.magnitude.saturating(times: rhs.magnitude))
  }
  public static func + (lhs: Self, rhs: Self) -> Self {
    .init(_nanoseconds: lhs.magnitude.saturating(plus: rhs.magnitude))
  }
  public static func - (lhs: Self, rhs: Self) -> Self {
    .init(_nanoseconds: lhs.magnitude.saturating(minus: rhs.magnitude))
  }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
}

extension Int {
  func saturating(plus other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  func saturating(minus other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other > 0 ? .min : .max) : difference
  }

  func saturating(times other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}
