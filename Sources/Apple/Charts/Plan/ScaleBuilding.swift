import Foundation
import ViewTree

/// What marks have on an axis, from which its scale is made.
struct AxisData {
  var kind = PlotKind.number
  var low = Double.infinity
  var high = -Double.infinity
  /// The least number above zero, for logarithms.
  var leastPositive = Double.infinity
  var categories: [String] = []
  private var known = Set<String>()
  /// Whether anything was found.
  var isEmpty: Bool { categories.isEmpty && low > high }

  mutating func include(_ value: Double) {
    guard value.isFinite else { return }
    low = min(low, value)
    high = max(high, value)
    if value > 0 { leastPositive = min(leastPositive, value) }
  }

  mutating func include(_ name: String) {
    if known.insert(name).inserted { categories.append(name) }
  }

  mutating func include(_ point: PlotPoint) {
    if case .category(let name) = point.datum { return include(name) }
    if let start = point.datum.scalar { include(start) }
    if let end = point.end { include(end) }
  }
}

extension PlotScale {
  /// The scale for data, as modifiers want it.
  ///
  /// - Parameter rounds: Whether an automatic scale reaches to round values, below and above.
  init(
    _ data: AxisData, _ settings: ChartSettings.Axis, rounds: (lower: Bool, upper: Bool),
    count: Int
  ) {
    let curve = settings.type?.curve ?? .linear
    if data.kind == .category {
      self.init(categories: PlotScale.names(data, settings.domain))
      if case .automatic(_, let isReversed)? = settings.domain { self.isReversed = isReversed }
      return
    }
    switch settings.domain {
    case .range(let start, let end):
      self.init(low: start.scalar ?? 0, high: end.scalar ?? 1, kind: data.kind, curve: curve)
    case .values(let values):
      let numbers = values.compactMap(\.scalar)
      self.init(low: numbers.first ?? 0, high: numbers.last ?? 1, kind: data.kind, curve: curve)
      if numbers.count > 2 {
        (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
      }
    case .modified(let zero, let isReversed, let change):
      let scale = PlotScale.automatic(data, curve, includesZero: zero, rounds, count)
      let bounds = [scale.low, scale.high].map {
        data.kind == .date ? PlotDatum.date($0) : .number($0)
      }
      let changed = change(bounds).compactMap(\.scalar)
      self.init(
        low: changed.min() ?? scale.low, high: changed.max() ?? scale.high, kind: data.kind,
        curve: curve)
      self.isReversed = isReversed
    case .automatic(let zero, let isReversed):
      self = PlotScale.automatic(data, curve, includesZero: zero, rounds, count)
      self.isReversed = isReversed
    case nil: self = PlotScale.automatic(data, curve, includesZero: nil, rounds, count)
    }
    if !low.isFinite || !high.isFinite { (low, high) = (0, 1) }
    if curve == .log, low <= 0 { low = min(1, high > 0 ? high / 10 : 1) }
    if curve == .log, high <= low { high = low * 10 }
  }

  private static func names(
    _ data: AxisData, _ domain: ScaleDomainSpecification.Kind?
  ) -> [String] {
    func names(_ values: [PlotDatum]) -> [String] {
      values.map { value in
        if case .category(let name) = value { return name }
        return value.scalar.map { "\($0)" } ?? ""
      }
    }
    switch domain {
    case .values(let values): return names(values)
    case .modified(_, _, let change): return names(change(data.categories.map { .category($0) }))
    default: return data.categories
    }
  }

  /// The scale that shows all data, from zero unless said otherwise.
  private static func automatic(
    _ data: AxisData, _ curve: Curve, includesZero: Bool?, _ rounds: (lower: Bool, upper: Bool),
    _ count: Int
  ) -> PlotScale {
    guard data.low <= data.high else { return PlotScale(low: 0, high: 1, kind: data.kind) }
    var (low, high) = (data.low, data.high)
    if data.kind == .date {
      // One instant alone is in the middle of its day.
      if low == high { (low, high) = (low - 43_200, high + 43_200) }
      return PlotScale(low: low, high: high, kind: .date, curve: curve)
    }
    if curve == .log {
      guard data.leastPositive.isFinite else { return PlotScale(low: 1, high: 10, curve: .log) }
      low = pow(10, floor(log10(data.leastPositive)))
      high = pow(10, ceil(log10(max(high, data.leastPositive))))
      return PlotScale(low: low, high: max(high, low * 10), curve: .log)
    }
    if includesZero ?? true {
      low = min(low, 0)
      high = max(high, 0)
    }
    if low == high {
      if low == 0 { high = 1 } else { (low, high) = (low - abs(low) / 2, high + abs(high) / 2) }
    }
    let step = NiceNumbers.step(for: high - low, count: count)
    if rounds.lower, (low / step).isFinite { low = (low / step + 1e-9).rounded(.down) * step }
    if rounds.upper, (high / step).isFinite { high = (high / step - 1e-9).rounded(.up) * step }
    var scale = PlotScale(low: low, high: high, curve: curve)
    if rounds.lower, rounds.upper { scale.step = step }
    return scale
  }
}

extension AxisMarkValues {
  /// The values that an axis shows.
  func data(for scale: PlotScale, count usual: Int, _ calendar: Calendar) -> [PlotDatum] {
    switch kind {
    case .values(let values): return values.filter(\.isPlaceable)
    case _ where scale.kind == .category: return scale.categories.map { .category($0) }
    case .calendar(let step, let own):
      return step.ticks(from: scale.low, to: scale.high, own ?? calendar).map { .date($0) }
    case .stride(let step):
      return NiceNumbers.multiples(of: abs(step), from: scale.low, to: scale.high).map {
        scale.kind == .date ? .date($0) : .number($0)
      }
    case .automatic(let wanted, let minimum):
      let count = min(max(wanted ?? usual, 1), 1000)
      if scale.kind == .date {
        let step = CalendarStep.step(for: scale.high - scale.low, count: count)
        return step.ticks(from: scale.low, to: scale.high, calendar).map { .date($0) }
      }
      if scale.curve == .log { return Self.powers(scale, count).map { .number($0) } }
      let round = NiceNumbers.step(for: scale.high - scale.low, count: count)
      let step = max(scale.step ?? round, abs(minimum ?? 0))
      return NiceNumbers.multiples(of: step, from: scale.low, to: scale.high).map { .number($0) }
    }
  }

  /// Powers of ten, and their halves and fifths where there are few.
  private static func powers(_ scale: PlotScale, _ count: Int) -> [Double] {
    guard scale.low > 0, scale.high > scale.low else { return [] }
    let (first, last) = (Int(floor(log10(scale.low))), Int(ceil(log10(scale.high))))
    let decades = last - first
    let factors: [Double] = decades <= 2 ? [1, 2, 5] : [1]
    let stride = max(1, decades / max(count, 1))
    return Swift.stride(from: first, through: last, by: stride).flatMap { power in
      factors.map { $0 * pow(10, Double(power)) }
    }.filter { $0 >= scale.low * 0.999_999 && $0 <= scale.high * 1.000_001 }
  }

  /// The step between dates, for their format.
  func step(for scale: PlotScale, count usual: Int) -> CalendarStep {
    switch kind {
    case .calendar(let step, _): return step
    case .values(let values):
      let dates = values.compactMap(\.scalar).sorted()
      let gap = zip(dates, dates.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min()
      return CalendarStep.step(for: gap ?? scale.high - scale.low, count: gap == nil ? usual : 1)
    case .automatic(let wanted, _):
      return CalendarStep.step(for: scale.high - scale.low, count: max(1, wanted ?? usual))
    case .stride: return CalendarStep.step(for: scale.high - scale.low, count: usual)
    }
  }
}
