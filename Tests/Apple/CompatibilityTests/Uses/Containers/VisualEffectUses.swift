import SwiftUI

@MainActor enum VisualEffectUses {
  static func visualEffect<T: VisualEffect>(_ value: T) {
    _ = (any VisualEffect).self
    _ = value.offset(x: 1, y: 1)
    _ = value.offset(CGSize(width: 9, height: 9))
    _ = value.scaleEffect(1, anchor: .center)
    _ = value.scaleEffect(x: 1, y: 1, anchor: .center)
    _ = value.rotationEffect(.degrees(45), anchor: .center)
    _ = value.rotation3DEffect(
      .degrees(45), axis: (x: 1, y: 0, z: 0), anchor: .center, anchorZ: 1, perspective: 1)
    _ = value.opacity(0.5)
    _ = value.blur(radius: 1, opaque: true)
    _ = value.brightness(0.5)
    _ = value.contrast(0.5)
    _ = value.saturation(0.5)
    _ = value.grayscale(0.5)
    _ = value.hueRotation(.degrees(45))
  }

  static func emptyVisualEffect() {
    _ = EmptyVisualEffect.self
    _ = EmptyVisualEffect()
  }

  static func view(_ view: some View, _ effect: EmptyVisualEffect) {
    _ = view.visualEffect({ _, _ in effect })
  }

  static func visualEffectOverloads(_ value: some VisualEffect) {
    _ = value.scaleEffect(CGSize(width: 9, height: 9), anchor: .center)
  }
}
