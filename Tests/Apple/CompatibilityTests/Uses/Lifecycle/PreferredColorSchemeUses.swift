import SwiftUI

@MainActor enum PreferredColorSchemeUses {
  static func view(_ view: some View) {
    _ = view.preferredColorScheme(.light)
  }

  @available(*, deprecated)
  static func viewDeprecated(_ view: some View) {
    _ = view.colorScheme(.light)
  }
}
