import SwiftUI

@MainActor enum EffectsUses {
  static func view(_ view: some View) {
    _ = view.blur(radius: 1, opaque: true)
    _ = view.brightness(0.5)
    _ = view.contrast(0.5)
    _ = view.saturation(0.5)
    _ = view.grayscale(0.5)
    _ = view.hueRotation(.degrees(45))
    _ = view.colorInvert()
    _ = view.colorMultiply(.red)
    _ = view.luminanceToAlpha()
  }
}
