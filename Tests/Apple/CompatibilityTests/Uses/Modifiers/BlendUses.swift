import SwiftUI

@MainActor enum BlendUses {
  static func blendMode() {
    let _: [BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter,
    ]
    _ = BlendMode.self
  }

  static func colorRenderingMode() {
    let _: [ColorRenderingMode] = [.nonLinear, .linear, .extendedLinear]
    _ = ColorRenderingMode.self
  }

  static func view(_ view: some View) {
    _ = view.blendMode(.normal)
    _ = view.compositingGroup()
    _ = view.drawingGroup(opaque: true, colorMode: .nonLinear)
  }
}
