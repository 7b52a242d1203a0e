import Foundation
import SwiftUI

@MainActor enum ColorSchemeModifierUses {
  static func environment() {
    _ = Text("").environment(\.colorScheme, .dark)
    _ = Text("").environment(\.layoutDirection, .rightToLeft)
    _ = Text("").environment(\.locale, Locale(identifier: "ar"))
  }
}
