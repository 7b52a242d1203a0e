import SwiftUI

@MainActor enum TextFormatsUses {
  static func text() {
    _ = Text(1, format: .number)
    _ = Text(NSNumber(1), formatter: NumberFormatter())
    _ = Text(.now, style: .time)
    _ = Text(.now...Date.now)
    _ = Text(timerInterval: .now...Date.now, pauseTime: .now, countsDown: true, showsHours: true)
  }

  static func textOverloads() {
    _ = Text(DateInterval(start: .now, duration: 60))
  }

  static func formats() {
    _ = Text(1, format: IntegerFormatStyle<Int>().attributed)
    _ = Text(Date.now, formatter: DateFormatter())
    _ = Text(DateInterval(start: .now, duration: 60), formatter: DateIntervalFormatter())
    _ = Text(TimeZone.current, formatter: Formatter())
  }
}
