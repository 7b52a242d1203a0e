import Foundation

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
