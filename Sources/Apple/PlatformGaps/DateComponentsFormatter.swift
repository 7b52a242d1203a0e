public import Foundation

/// Writes lengths of time as text: 1:05, 1h 5m, 1 hour, 5 minutes.
///
/// - Note: Differs from Foundation: the words are English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// What is done with units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units that may stand in the text; none for those that fit.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .current
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  /// How many units there may be; zero for all.
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A unit with its length in seconds and its names.
  private struct Part {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    let seconds: Double
    let letter: String
    let short: String
    let word: String
  }

  private static let parts = [
    Part(
      unit: .year, component: .year, seconds: 31_556_952, letter: "y", short: "yr", word: "year"),
    Part(
      unit: .month, component: .month, seconds: 2_629_746, letter: "mo", short: "mth", word: "month"
    ),
    Part(
      unit: .weekOfMonth, component: .weekOfYear, seconds: 604_800, letter: "w", short: "wk",
      word: "week"),
    Part(unit: .day, component: .day, seconds: 86_400, letter: "d", short: "day", word: "day"),
    Part(unit: .hour, component: .hour, seconds: 3_600, letter: "h", short: "hr", word: "hour"),
    Part(unit: .minute, component: .minute, seconds: 60, letter: "m", short: "min", word: "minute"),
    Part(unit: .second, component: .second, seconds: 1, letter: "s", short: "sec", word: "second"),
  ]

  /// A length of time in seconds.
  open func string(from seconds: TimeInterval) -> String? {
    guard seconds.isFinite, abs(seconds) < 1e15 else { return nil }
    var rest = abs(seconds).rounded(.down)
    let allowed = self.allowed
    var values: [(Part, Int)] = []
    for part in allowed {
      let count = (rest / part.seconds).rounded(.down)
      values.append((part, Int(count)))
      rest -= count * part.seconds
    }
    return text(values, isNegative: seconds < 0)
  }

  /// The time from one date to another.
  open func string(from start: Date, to end: Date) -> String? {
    let allowed = self.allowed
    let components = (calendar ?? .current).dateComponents(
      Set(allowed.map(\.component)), from: start, to: end)
    let values = allowed.map { ($0, components.value(for: $0.component) ?? 0) }
    return text(values.map { ($0.0, abs($0.1)) }, isNegative: values.contains { $0.1 < 0 })
  }

  /// A length of time as it is.
  open func string(from components: DateComponents) -> String? {
    let values = Self.parts.compactMap { part in
      components.value(for: part.component).map { (part, abs($0)) }
    }
    return text(values, isNegative: false)
  }

  /// Dates' distance in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  private var allowed: [Part] {
    guard !allowedUnits.isEmpty else { return Self.parts.filter { $0.unit != .weekOfMonth } }
    return Self.parts.filter {
      allowedUnits.contains($0.unit)
        || $0.unit == .weekOfMonth && allowedUnits.contains(.weekOfYear)
    }
  }

  private func text(_ all: [(Part, Int)], isNegative: Bool) -> String {
    var values = all
    let isPositional = unitsStyle == .positional
    let behavior = zeroFormattingBehavior
    if !behavior.contains(.pad) {
      let isDefault = behavior.contains(.default)
      if isDefault || behavior.contains(.dropLeading) {
        values = Array(values.drop { $0.1 == 0 })
      }
      if !isPositional && isDefault || behavior.contains(.dropTrailing) {
        while let last = values.last, last.1 == 0 { values.removeLast() }
      }
      if !isPositional && isDefault || behavior.contains(.dropMiddle), values.count > 2 {
        values = values.enumerated()
          .filter { $0.offset == 0 || $0.offset == values.count - 1 || $0.element.1 != 0 }
          .map(\.element)
      }
    }
    if values.isEmpty, let last = all.last { values = [last] }
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    let sign = isNegative ? "-" : ""
    guard !isPositional else { return sign + positional(values) }
    let words = values.map(word)
    let joined =
      switch unitsStyle {
      case .abbreviated, .brief: words.joined(separator: " ")
      default: words.joined(separator: ", ")
      }
    let start = includesApproximationPhrase ? "About " : ""
    return start + sign + joined + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Numbers with colons; the first stands alone unless zeros are asked for.
  private func positional(_ values: [(Part, Int)]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    if values.count == 1, !pads { return "\(values[0].1)" }
    return values.enumerated()
      .map { offset, value in
        let digits = "\(value.1)"
        let isPadded = offset > 0 || pads && values.count > 1
        return isPadded && digits.count < 2 ? "0" + digits : digits
      }
      .joined(separator: ":")
  }

  private func word(_ value: (Part, Int)) -> String {
    let (part, count) = value
    let plural = count == 1 ? "" : "s"
    switch unitsStyle {
    case .abbreviated: return "\(count)\(part.letter)"
    case .brief: return "\(count)\(part.short)" + (part.unit == .day ? plural : "")
    case .short:
      return "\(count) \(part.short)" + (["min", "sec", "hr"].contains(part.short) ? "" : plural)
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      return (formatter.string(from: NSNumber(value: count)) ?? "\(count)")
        + " \(part.word)\(plural)"
    case .full, .positional: return "\(count) \(part.word)\(plural)"
    }
  }
}
