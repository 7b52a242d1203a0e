public import Foundation

/// Says on which day something was, in words that stay true: "March 8, 2026".
///
/// One call of Foundation's style takes some 10 µs; days that were asked for are kept.
public struct AbsoluteDateWords: Sendable {
  private let style: Date.FormatStyle
  private let timeZone: TimeZone
  /// The words of days by their number; nil if the time of day is said, too.
  private var known: [Int: String]?

  /// Words in a language.
  ///
  /// - Parameters:
  ///   - timeZone: Where the days begin.
  ///   - saysTime: Whether the time of day is said, too, with its zone.
  public init(
    locale: Locale = Locale(identifier: "en"), timeZone: TimeZone = .gmt, saysTime: Bool = false
  ) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    var style = Date.FormatStyle(
      date: .long, time: saysTime ? .shortened : .omitted, locale: locale, calendar: calendar,
      timeZone: timeZone)
    if saysTime { style = style.timeZone(.specificName(.short)) }
    self.style = style
    self.timeZone = timeZone
    known = saysTime ? nil : [:]
  }

  /// The words for a date, remembered.
  public mutating func words(for date: Date) -> String {
    guard known != nil else { return style.format(date) }
    let seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
    let day = Int((seconds / 86_400).rounded(.down))
    if let words = known?[day] { return words }
    let words = style.format(date)
    if (known?.count ?? 0) < 20_000 { known?[day] = words }
    return words
  }
}
