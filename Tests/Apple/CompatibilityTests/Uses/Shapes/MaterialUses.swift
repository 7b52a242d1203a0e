import SwiftUI

@MainActor enum MaterialUses {
  static func material(_ value: Material) {
    let _: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick, .bar]
    _ = Material.self
    _ = value.materialActiveAppearance(.automatic)
  }

  static func materialActiveAppearance() {
    let _: [MaterialActiveAppearance] = [.automatic, .active, .inactive, .matchWindow]
    _ = MaterialActiveAppearance.self
  }

  static func shapeStyle(_ view: some View) {
    _ = view.background(.ultraThinMaterial)
    _ = view.background(.thinMaterial)
    _ = view.background(.regularMaterial)
    _ = view.background(.thickMaterial)
    _ = view.background(.ultraThickMaterial)
    _ = view.background(.bar)
  }
}
