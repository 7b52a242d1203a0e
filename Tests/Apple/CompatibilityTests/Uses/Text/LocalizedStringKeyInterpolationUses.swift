import SwiftUI

@MainActor enum LocalizedStringKeyInterpolationUses {
  static func localizedStringKeyStringInterpolation(_ value: LocalizedStringKey.StringInterpolation)
  {
    var copy = value
    copy.appendInterpolation("a")
    copy.appendInterpolation(1, specifier: "a")
    copy.appendInterpolation(.now, style: .time)
    copy.appendInterpolation(
      timerInterval: .now...Date.now, pauseTime: .now, countsDown: true, showsHours: true)
    copy.appendInterpolation(1, format: .number)
    copy.appendInterpolation(NSNumber(1), formatter: NumberFormatter())
  }

  static func localizedStringKeyStringInterpolationOverloads(
    _ value: LocalizedStringKey.StringInterpolation
  ) {
    var copy = value
    copy.appendInterpolation(Text("a"))
    copy.appendInterpolation(Image(systemName: "star"))
    copy.appendInterpolation(AttributedString("a"))
    copy.appendInterpolation(.now...Date.now)
    copy.appendInterpolation(DateInterval(start: .now, duration: 60))
  }

  static func values(_ value: LocalizedStringKey.StringInterpolation, _ point: CGPoint) {
    var copy = value
    copy.appendInterpolation(1, format: IntegerFormatStyle<Int>().attributed)
    copy.appendInterpolation(Date.now, formatter: DateFormatter())
    copy.appendInterpolation(
      DateInterval(start: .now, duration: 60), formatter: DateIntervalFormatter())
    copy.appendInterpolation(TimeZone.current, formatter: Formatter())
    copy.appendInterpolation(point)
  }
}
