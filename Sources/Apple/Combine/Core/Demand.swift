extension Subscribers {
  /// A number of values asked for: a count or no limit.
  ///
  /// Sums that overflow are unlimited, differences below zero are none.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable,
    CustomStringConvertible
  {
    /// The count; `nil` without limit.
    public let max: Int?

    private init(limit: Int?) {
      max = limit
    }

    /// As many values as there are.
    public static let unlimited = Demand(limit: nil)
    /// No value.
    public static let none = Demand(limit: 0)

    /// At most `value` values; a negative count is none.
    public static func max(_ value: Int) -> Demand {
      Demand(limit: Swift.max(0, value))
    }

    /// A count for people.
    public var description: String {
      max.map { "max(\($0))" } ?? "unlimited"
    }

    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      switch (lhs.max, rhs.max) {
      case (nil, _): false
      case (_, nil): true
      case (let left?, let right?): left < right
      }
    }
  }
}

extension Subscribers.Demand {
  /// The sum of two demands.
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.max, let right = rhs.max else { return .unlimited }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? .unlimited : .max(sum)
  }

  /// A demand and a count more.
  public static func + (lhs: Self, rhs: Int) -> Self {
    rhs < 0 ? lhs - .max(rhs == .min ? .max : -rhs) : lhs + .max(rhs)
  }

  /// Adds a demand.
  public static func += (lhs: inout Self, rhs: Self) {
    lhs = lhs + rhs
  }

  /// Adds a count.
  public static func += (lhs: inout Self, rhs: Int) {
    lhs = lhs + rhs
  }

  /// What is left of a demand, at least none.
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.max else { return .unlimited }
    guard let right = rhs.max, right < left else { return .none }
    return .max(left - right)
  }

  /// What is left of a demand after a count, at least none.
  public static func - (lhs: Self, rhs: Int) -> Self {
    rhs < 0 ? lhs + .max(rhs == .min ? .max : -rhs) : lhs - .max(rhs)
  }

  /// Takes a demand off.
  public static func -= (lhs: inout Self, rhs: Self) {
    lhs = lhs - rhs
  }

  /// Takes a count off.
  public static func -= (lhs: inout Self, rhs: Int) {
    lhs = lhs - rhs
  }

  /// A demand several times over.
  public static func * (lhs: Self, rhs: Int) -> Self {
    guard let left = lhs.max else { return .unlimited }
    let (product, overflow) = left.multipliedReportingOverflow(by: Swift.max(0, rhs))
    return overflow ? .unlimited : .max(product)
  }

  /// Multiplies the demand.
  public static func *= (lhs: inout Self, rhs: Int) {
    lhs = lhs * rhs
  }

  /// Whether the demand is limited to that count.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }
  /// Whether the demand is not limited to that count.
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }
  /// Whether the demand is above a count.
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
  /// Whether the demand is a count or more.
  public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }
  /// Whether the demand is below a count.
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
  /// Whether the demand is a count or less.
  public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
}
