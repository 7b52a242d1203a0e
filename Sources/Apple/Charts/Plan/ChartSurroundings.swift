import Foundation
import ViewTree

/// What of its surroundings a chart depends on.
struct ChartSurroundings {
  let calendar: Calendar
  let locale: Locale
  let timeZone: TimeZone
  let isRightToLeft: Bool

  /// The calendar in the time zone and the language of the page.
  var dates: Calendar {
    var result = calendar
    result.timeZone = timeZone
    result.locale = locale
    return result
  }

  /// The sign before decimals where digits are the usual ones; nil for other digits.
  private let separator: String?

  init(
    calendar: Calendar = Calendar(identifier: .gregorian),
    locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt,
    isRightToLeft: Bool = false
  ) {
    self.calendar = calendar
    self.locale = locale
    self.timeZone = timeZone
    self.isRightToLeft = isRightToLeft
    let sample = 1.5.formatted(.number.locale(locale))
    separator =
      sample.count == 3 && sample.hasPrefix("1") && sample.hasSuffix("5")
      ? String(sample.dropFirst().dropLast()) : nil
  }

  /// A number as people write it.
  func number(_ value: Double) -> String {
    // The usual formats take as long as the rest of a chart for each number.
    if let separator, value >= 0, value < 1000 {
      let rounded = (value * 1e6).rounded() / 1e6
      if rounded == rounded.rounded() { return rounded == 0 ? "0" : String(Int(rounded)) }
      if rounded >= 0.001 {
        let text = rounded.description
        return separator == "." ? text : text.replacing(".", with: separator)
      }
    }
    return value.formatted(.number.locale(locale).precision(.fractionLength(0...6)))
  }
}
