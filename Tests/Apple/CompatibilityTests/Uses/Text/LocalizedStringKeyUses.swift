import SwiftUI

@MainActor enum LocalizedStringKeyUses {
  static func localizedStringKey(_ name: String) {
    _ = LocalizedStringKey.self
    _ = LocalizedStringKey(name)
  }

  static func localizedStringKeyStringInterpolation(_ value: LocalizedStringKey.StringInterpolation)
  {
    var copy = value
    _ = LocalizedStringKey.StringInterpolation.self
    copy.appendLiteral("a")
  }
}
