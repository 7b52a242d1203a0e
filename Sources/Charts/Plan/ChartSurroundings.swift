import Foundation
import ViewTree

/// What of its surroundings a chart depends on.
struct ChartSurroundings {
  var calendar = Calendar(identifier: .gregorian)
  var locale = Locale(identifier: "en_US")
  var timeZone = TimeZone.gmt
  var isRightToLeft = false

  /// The calendar in the time zone and the language of the page.
  var dates: Calendar {
    var result = calendar
    result.timeZone = timeZone
    result.locale = locale
    return result
  }

  /// A number as people write it.
  func number(_ value: Double) -> String {
    value.formatted(.number.locale(locale).precision(.fractionLength(0...6)))
  }
}
