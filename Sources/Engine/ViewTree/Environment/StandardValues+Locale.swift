public import Foundation

private enum CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar(identifier: .gregorian)
}

private enum TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.gmt
}

private enum RenderDateKey: EnvironmentKey {
  static var defaultValue: Date { Date() }
}

extension EnvironmentValues {
  /// The language and the notation of numbers and dates.
  ///
  /// - Note: Differs from SwiftUI: English where none is set, whatever the computer's language is,
  ///   so that a page is the same wherever it is made.
  public var locale: Locale {
    get { (style.localization ?? .standard).locale }
    set { style.localization = .of(newValue) }
  }

  /// The calendar for dates.
  ///
  /// - Note: Differs from SwiftUI: Gregorian where none is set.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone for dates.
  ///
  /// - Note: Differs from SwiftUI: the server's on live pages; GMT on static ones, so that a page is the same
  ///   wherever it is made.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The moment that counts as now for texts such as “2 hours”.
  ///
  /// - Note: Not in SwiftUI. Set it to make the same page from the same input at any time.
  public var renderDate: Date {
    get { self[RenderDateKey.self] }
    set { self[RenderDateKey.self] = newValue }
  }
}
