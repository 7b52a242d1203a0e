import SwiftUI

@MainActor enum ColorSchemeModifierUses {
  static func environment() { _ = Text("").environment(\.colorScheme, .dark) }
}
