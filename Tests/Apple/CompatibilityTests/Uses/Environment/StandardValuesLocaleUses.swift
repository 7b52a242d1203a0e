import SwiftUI

@MainActor enum StandardValuesLocaleUses {
  static func environmentValues(_ value: EnvironmentValues) {
    _ = value.locale
    _ = value.calendar
    _ = value.timeZone
    _ = value.renderDate
  }
}
