import Foundation

/// What the values of an axis are as parts of its length, from 0 to 1.
struct PlotScale {
  /// How numbers become distances.
  enum Curve: Hashable {
    case linear, log, squareRoot
    case power(Double)
    case symmetricLog(Double)
  }

  var kind: PlotKind
  var curve = Curve.linear
  /// The bounds of numbers and of dates, the lower one first.
  var low = 0.0
  var high = 1.0
  /// Whether larger values come first.
  var isReversed = false
  /// The step between round values to which the bounds reach.
  var step: Double?
  private(set) var categories: [String] = []
  private var indices: [String: Int] = [:]

  init(low: Double, high: Double, kind: PlotKind = .number, curve: Curve = .linear) {
    self.kind = kind
    self.curve = curve
    (self.low, self.high) = low <= high ? (low, high) : (high, low)
    isReversed = low > high
  }

  init(categories names: [String]) {
    kind = .category
    for name in names where indices[name] == nil {
      indices[name] = categories.count
      categories.append(name)
    }
  }

  /// The place of a number; nil if the scale has none for it.
  func unit(_ value: Double) -> Double? {
    guard value.isFinite else { return nil }
    guard let place = bent(value), let first = bent(low), let last = bent(high) else { return nil }
    let part = last > first ? (place - first) / (last - first) : 0.5
    guard part.isFinite else { return nil }
    // What is far outside must not make numbers that no browser can draw.
    return min(max(isReversed ? 1 - part : part, -100), 100)
  }

  /// The place of a value, or the middle of its band.
  func unit(_ datum: PlotDatum) -> Double? {
    if case .category(let name) = datum {
      guard let band = band(name) else { return nil }
      return band.start + band.width / 2
    }
    return datum.scalar.flatMap { unit($0) }
  }

  /// The band of a category.
  func band(_ name: String) -> (start: Double, width: Double)? {
    guard let index = indices[name] else { return nil }
    let width = 1 / Double(categories.count)
    return (Double(isReversed ? categories.count - 1 - index : index) * width, width)
  }

  /// The value at a place.
  func datum(at unit: Double) -> PlotDatum? {
    guard unit.isFinite else { return nil }
    if kind == .category {
      guard !categories.isEmpty else { return nil }
      let index = Int((min(max(unit, 0), 0.999_999) * Double(categories.count)).rounded(.down))
      return .category(categories[isReversed ? categories.count - 1 - index : index])
    }
    guard let first = bent(low), let last = bent(high) else { return nil }
    let value = straight(first + (isReversed ? 1 - unit : unit) * (last - first))
    return kind == .date ? .date(value) : .number(value)
  }

  private func bent(_ value: Double) -> Double? {
    switch curve {
    case .linear: return value
    case .log: return value > 0 ? log10(value) : nil
    case .squareRoot: return value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .power(let exponent):
      let size = pow(abs(value), exponent)
      return size.isFinite ? (value < 0 ? -size : size) : nil
    case .symmetricLog(let slope): return (value < 0 ? -1 : 1) * log1p(abs(value) * slope)
    }
  }

  private func straight(_ place: Double) -> Double {
    switch curve {
    case .linear: return place
    case .log: return pow(10, place)
    case .squareRoot: return place < 0 ? -place * place : place * place
    case .power(let exponent):
      let size = exponent == 0 ? 1 : pow(abs(place), 1 / exponent)
      return place < 0 ? -size : size
    case .symmetricLog(let slope): return (place < 0 ? -1 : 1) * expm1(abs(place)) / slope
    }
  }
}
