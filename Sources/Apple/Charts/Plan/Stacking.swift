import Foundation

/// Puts bars and areas of one place on each other.
struct Stacking {
  /// What is put on each other.
  private struct Key: Hashable {
    var base: PlotDatum?
    var position: PlotDatum?
    var isArea: Bool
    var isHorizontal: Bool
  }

  private struct Sums {
    var positive = 0.0
    var negative = 0.0

    mutating func add(_ value: Double) {
      if value < 0 { negative += value } else { positive += value }
    }
  }

  /// From where to where each mark reaches; nil for those that are not stacked.
  private(set) var extents: [ClosedRange<Double>?]
  /// Where each mark ends; the other bound is where it starts.
  private(set) var ends: [Double]

  init(_ marks: [MarkRecord]) {
    extents = Array(repeating: nil, count: marks.count)
    ends = Array(repeating: 0, count: marks.count)
    var totals: [Key: Sums] = [:]
    for mark in marks where mark.stacking == .normalized || mark.stacking == .center {
      guard let (key, value) = Stacking.stacked(mark) else { continue }
      totals[key, default: Sums()].add(value)
    }
    var sums: [Key: Sums] = [:]
    for (index, mark) in marks.enumerated() {
      guard let (key, value) = Stacking.stacked(mark) else { continue }
      var (start, end) = (0.0, value)
      if mark.stacking != .unstacked {
        let sum = sums[key] ?? Sums()
        start = value < 0 ? sum.negative : sum.positive
        end = start + value
        sums[key, default: Sums()].add(value)
        let total = totals[key] ?? Sums()
        let whole = total.positive - total.negative
        if mark.stacking == .normalized {
          (start, end) = whole > 0 ? (start / whole, end / whole) : (0, 0)
        } else if mark.stacking == .center {
          let shift = (total.positive + total.negative) / 2
          (start, end) = (start - shift, end - shift)
        }
      }
      guard start.isFinite, end.isFinite else { continue }
      extents[index] = min(start, end)...max(start, end)
      ends[index] = end
    }
  }

  /// The stack that a mark is in, and its value.
  private static func stacked(_ mark: MarkRecord) -> (Key, Double)? {
    guard mark.kind == .bar || mark.kind == .area else { return nil }
    let isHorizontal = mark.isHorizontal
    guard case .value(let point) = isHorizontal ? mark.x : mark.y, point.end == nil,
      case .number(let value) = point.datum, value.isFinite
    else { return nil }
    var base: PlotDatum?
    switch isHorizontal ? mark.y : mark.x {
    case .value(let point): base = point.datum
    case .range: return nil
    case .plot: break
    }
    return (
      Key(
        base: base, position: mark.looks.positionKey, isArea: mark.kind == .area,
        isHorizontal: isHorizontal), value
    )
  }
}

extension MarkRecord {
  /// Whether a bar or an area reaches from a value on the y axis along the x axis.
  var isHorizontal: Bool {
    switch (x, y) {
    case (.range, .range): return false
    case (.range, _): return true
    case (_, .range): return false
    case (.value(let x), .plot): return x.end == nil && x.datum.kind == .number
    case (.plot, _): return false
    case (.value(let x), .value(let y)):
      if x.datum.kind == .category { return false }
      if y.datum.kind == .category { return true }
      if x.end != nil { return false }
      if y.end != nil { return true }
      return x.datum.kind == .number && y.datum.kind == .date
    }
  }
}
