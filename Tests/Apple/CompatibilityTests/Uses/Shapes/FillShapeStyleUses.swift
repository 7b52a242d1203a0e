import SwiftUI

@MainActor enum FillShapeStyleUses {
  static func fills() {
    let style = FillShapeStyle()
    _ = (style.secondary, style.tertiary, style.quaternary)
    _ = Circle().fill(.fill)
    _ = Circle().fill(.link).background(.placeholder).background(.windowBackground)
    _ = (LinkShapeStyle(), PlaceholderTextShapeStyle(), WindowBackgroundShapeStyle())
  }
}
