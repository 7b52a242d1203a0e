public import Foundation

/// How a card says when its moment was.
public struct MomentDateWords: Sendable {
  private var absolute: AbsoluteDateWords?
  private var relative: RelativeDateWords?
  /// The times that are said relatively; nil for all.
  private var recent: ClosedRange<Double>?

  /// How long before or after a time: for what is seen at that time.
  public static func relative(
    to now: Date, locale: Locale = Locale(identifier: "en")
  ) -> MomentDateWords {
    MomentDateWords(relative: RelativeDateWords(now: now, locale: locale))
  }

  /// On which day: for what is seen at any time.
  ///
  /// - Parameter now: When it is seen, if that is known: the times of the week before it are
  ///   relative to it. A time after it is a day.
  public static func absolute(
    locale: Locale = Locale(identifier: "en"), timeZone: TimeZone = .gmt, now: Date? = nil
  ) -> MomentDateWords {
    var words = MomentDateWords(absolute: AbsoluteDateWords(locale: locale, timeZone: timeZone))
    if let now {
      let end = now.timeIntervalSince1970
      words.relative = RelativeDateWords(now: now, locale: locale)
      words.recent = (end - 7 * 86_400)...(end - 1)
    }
    return words
  }

  /// The words for a time in Unix seconds, remembered.
  mutating func words(for seconds: Double) -> String {
    let date = Date(timeIntervalSince1970: seconds)
    if let recent, !recent.contains(seconds) { return dayWords(for: date) }
    return relative?.words(for: date) ?? dayWords(for: date)
  }

  private mutating func dayWords(for date: Date) -> String { absolute?.words(for: date) ?? "" }
}
