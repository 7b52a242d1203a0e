/// A value as a chart places it: a number, an instant or a category.
public enum PlotDatum: Hashable, Sendable {
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  case category(String)

  /// The place on a line of numbers; nil for a category and for what is no finite number.
  var scalar: Double? {
    switch self {
    case .number(let value), .date(let value): value.isFinite ? value : nil
    case .category: nil
    }
  }

  /// Whether a chart can place the value.
  var isPlaceable: Bool {
    if case .category = self { return true }
    return scalar != nil
  }

  var kind: PlotKind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  /// A value of the same kind at another place.
  func moved(to scalar: Double) -> PlotDatum {
    if case .date = self { return .date(scalar) }
    return .number(scalar)
  }
}

/// What an axis shows.
enum PlotKind: Sendable { case number, date, category }
