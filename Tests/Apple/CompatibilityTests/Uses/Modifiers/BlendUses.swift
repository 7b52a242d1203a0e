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
    _ = view.background(Color.red.blendMode(.multiply))
    _ = view.overlay(Color.red.blendMode(.multiply), alignment: .top)
    let gradient = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    _ = view.background(gradient.opacity(0.5))
    _ = view.background(gradient.opacity(0.5), in: Circle())
    _ = view.overlay(gradient.opacity(0.5))
    _ = view.compositingGroup()
    _ = view.drawingGroup(opaque: true, colorMode: .nonLinear)
  }
}
