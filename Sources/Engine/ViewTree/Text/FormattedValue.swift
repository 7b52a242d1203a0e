package import Foundation

/// A value with the style that formats it.
///
/// A style with the surroundings' own locale gets the view's; one with a locale of its own keeps it.
package final class FormattedValue<F: FormatStyle>: TextValue, Equatable, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  private let input: F.FormatInput
  private let format: F

  package init(_ input: F.FormatInput, _ format: F) {
    self.input = input
    self.format = format
  }

  package func string(in surroundings: TextSurroundings) -> String {
    LocalFormat.adapted(format, to: surroundings).format(input)
  }

  package var instant: Date? { input as? Date }

  package static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool {
    lhs.input == rhs.input && lhs.format == rhs.format
  }
}

/// Format styles fitted to a view's surroundings.
package enum LocalFormat {
  /// The style with the view's locale, calendar and time zone, where it has none of its own.
  package static func adapted<F: FormatStyle>(
    _ format: F, to surroundings: TextSurroundings
  ) -> F {
    adapted(
      format, locale: surroundings.locale, calendar: surroundings.calendar,
      timeZone: surroundings.timeZone)
  }

  /// The style with a locale, a calendar and a time zone, where it has none of its own.
  package static func adapted<F: FormatStyle>(
    _ format: F, locale: Locale, calendar: Calendar, timeZone: TimeZone
  ) -> F {
    let local = CurrentLocale.isUsed(by: format) ? format.locale(locale) : format
    guard var date = local as? Date.FormatStyle else { return local }
    if date.timeZone == .autoupdatingCurrent || date.timeZone == .current {
      date.timeZone = timeZone
    }
    if date.calendar == .autoupdatingCurrent || date.calendar == .current {
      date.calendar = calendar
    }
    return (date as? F) ?? local
  }
}

/// A value as a formatter writes it.
package struct FormatterValue {
  package let string: String

  package init(_ subject: Any, _ formatter: Formatter) {
    string = formatter.string(for: subject) ?? String(describing: subject)
  }
}
