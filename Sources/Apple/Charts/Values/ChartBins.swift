public import Foundation

/// A part of a line of values, from its lower bound up to its upper one.
///
/// - Note: As in Swift Charts.
public struct ChartBinRange<Bound: Comparable>: Equatable {
  public let lowerBound: Bound
  public let upperBound: Bound

  /// Whether a value lies in the part.
  public func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
}

extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Parts of equal width that numbers are counted in.
///
/// - Note: As in Swift Charts.
public struct NumberBins<Value: BinaryFloatingPoint>: RandomAccessCollection {
  private let start: Value
  private let size: Value
  private let bins: Int

  /// Creates parts of a width that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.size = size > 0 && size.isFinite ? size : 1
    start = (range.lowerBound / self.size).rounded(.down) * self.size
    let count = ((range.upperBound - start) / self.size).rounded(.down) + 1
    bins = count.isFinite ? Swift.max(1, Swift.min(100_000, Int(count))) : 1
  }

  /// Creates parts of a round width that cover a range; about so many as wanted.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    let width = Double(range.upperBound - range.lowerBound)
    self.init(
      size: Value(NiceNumbers.step(for: width, count: Swift.max(1, desiredCount))), range: range)
  }

  /// Creates parts of a round width that cover some numbers.
  public init(data: [Value], desiredCount: Int = 10) {
    let finite = data.filter(\.isFinite)
    self.init(range: (finite.min() ?? 0)...(finite.max() ?? 1), desiredCount: desiredCount)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { bins }

  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: start + Value(position) * size, upperBound: start + Value(position + 1) * size)
  }

  /// The part that a value lies in; the first or last one for values outside.
  public func index(for value: Value) -> Int {
    let index = ((value - start) / size).rounded(.down)
    guard index.isFinite else { return 0 }
    return Swift.max(0, Swift.min(bins - 1, Int(index)))
  }

  /// The bounds of all parts.
  public var thresholds: [Value] { (0...bins).map { start + Value($0) * size } }
}

/// Parts of a calendar's units that dates are counted in.
///
/// - Note: As in Swift Charts.
public struct DateBins: RandomAccessCollection {
  /// The bounds of all parts, in order.
  public let thresholds: [Date]

  /// The most parts that there are, whatever is asked for.
  private static let limit = 100_000

  /// Creates parts with these bounds.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// Creates parts of so many units that cover a range.
  ///
  /// Parts of several units begin at multiples of them: every third hour at 0, 3, 6.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    let count = Swift.max(1, count)
    var bound = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    if count > 1 {
      let past = calendar.component(unit, from: bound) % count
      bound = calendar.date(byAdding: unit, value: -past, to: bound) ?? bound
    }
    var bounds = [bound]
    while bound <= range.upperBound, bounds.count < Self.limit,
      let next = calendar.date(byAdding: unit, value: count, to: bound), next > bound
    {
      bound = next
      bounds.append(bound)
    }
    thresholds = bounds
  }

  /// Creates parts of so many units that cover some dates.
  public init(
    unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current
  ) {
    let now = Date.now
    self.init(
      unit: unit, by: count, range: (data.min() ?? now)...(data.max() ?? now), calendar: calendar)
  }

  /// Creates parts of so many seconds that cover a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let bins = NumberBins(
      size: timeInterval,
      range: range.lowerBound
        .timeIntervalSinceReferenceDate...range.upperBound
        .timeIntervalSinceReferenceDate)
    thresholds = bins.thresholds.map(Date.init(timeIntervalSinceReferenceDate:))
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// The part that a date lies in; the first or last one for dates outside.
  public func index(for value: Date) -> Int {
    let index = (thresholds.firstIndex { $0 > value } ?? thresholds.count) - 1
    return Swift.max(0, Swift.min(endIndex - 1, index))
  }
}
