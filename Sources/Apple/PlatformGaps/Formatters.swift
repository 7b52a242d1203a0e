public import Foundation

/// Joins words in a list, as English does.
///
/// - Note: As in Foundation, by `ListFormatStyle` of the locale.
open class ListFormatter: Formatter, @unchecked Sendable {
  public var locale: Locale! = .current
  public var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The words as one text.
  public static func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// The items as one text.
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      .formatted(.list(type: .and).locale(locale ?? .current))
  }
}

/// Writes a time as a distance from another.
///
/// - Note: As in Foundation, by `Date.RelativeFormatStyle` for distances from now.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  public var dateTimeStyle = DateTimeStyle.numeric
  public var unitsStyle = UnitsStyle.full
  public var calendar: Calendar! = .current
  public var locale: Locale! = .current
  public var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The distance of a date from another.
  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(reference))
  }

  /// A distance in seconds.
  open func localizedString(fromTimeInterval seconds: TimeInterval) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.now.addingTimeInterval(seconds)
      .formatted(
        .relative(presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
  }
}

extension Measurement {
  /// The value with at most two decimals, and the unit's symbol.
  ///
  /// - Note: Differs from Foundation: the unit stays as it is.
  public func formatted() -> String {
    value.formatted(.number.precision(.fractionLength(0...2))) + " " + unit.symbol
  }
}
