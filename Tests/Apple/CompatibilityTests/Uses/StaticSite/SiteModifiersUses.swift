import StaticSite
import SwiftUI

@MainActor enum SiteModifiersUses {
  static func site(_ value: Site, _ modifier: EmptyModifier) {
    _ = value.layout(modifier)
    _ = value.icon("a")
    _ = value.themeColor(.red)
  }
}
