import CCurrentLocale
package import Foundation
import Synchronization

/// The locale of what is written without one, such as by `formatted()`: that of a phone in the USA, as in a new simulator.
///
/// It is the same on all computers and for all readers, since formatters are kept from one page to the next. `Text` with a
/// format, and what asks for `\.locale`, follows the reader.
package enum CurrentLocale {
  /// An object of its own, which tells it from an equal locale that an author has named.
  package static let locale = Locale(
    components: Locale.Components(languageCode: "en", languageRegion: "US"))

  private static let calendars = Mutex<[TimeZone: Calendar]>([:])

  static var calendar: Calendar {
    let zone = TimeZone.current
    return calendars.withLock { known in
      if let found = known[zone] { return found }
      var new = Calendar(identifier: .gregorian)
      new.locale = locale
      new.timeZone = zone
      known[zone] = new
      return new
    }
  }

  /// Whether a style has the current locale, rather than one that its author has named.
  static func isUsed<F: FormatStyle>(by format: F) -> Bool {
    guard format == format.locale(.autoupdatingCurrent) || format == format.locale(.current)
    else { return false }
    let own = Mirror(reflecting: format).children.lazy.compactMap { $0.value as? Locale }.first
    return own.map { object(of: $0) != object(of: Locale(identifier: $0.identifier)) } ?? true
  }

  /// The locale of the page at hand in the place of the current one.
  package static func ofReader(_ locale: Locale) -> Locale {
    object(of: locale) == object(of: self.locale) ? CurrentReader.locale ?? locale : locale
  }

  /// The object behind a locale; those of one identifier have one.
  private static func object(of locale: Locale) -> UInt {
    withUnsafeBytes(of: locale) { $0.load(as: UInt.self) }
  }
}

/// What stands for Foundation's getter.
@_silgen_name("swiftui_current_locale")
package func currentLocale() -> Locale { CurrentLocale.locale }

/// What stands for Foundation's getter.
@_silgen_name("swiftui_current_calendar")
package func currentCalendar() -> Calendar { CurrentLocale.calendar }
