import SwiftUI

@MainActor enum GradientUses {
  static func gradient(_ value: Gradient) {
    _ = Gradient.self
    _ = value.stops
    _ = Gradient(stops: [.init(color: .red, location: 0)])
    _ = Gradient(colors: [.red])
    _ = value.colorSpace(.device)
  }

  static func gradientStop(_ value: Gradient.Stop) {
    _ = Gradient.Stop.self
    _ = value.color
    _ = value.location
    _ = Gradient.Stop(color: .red, location: 1)
  }

  static func gradientColorSpace() {
    let _: [Gradient.ColorSpace] = [.device, .perceptual]
    _ = Gradient.ColorSpace.self
  }

  static func anyGradient(_ value: AnyGradient) {
    _ = AnyGradient.self
    _ = AnyGradient(Gradient(colors: [.red, .blue]))
    _ = value.colorSpace(.device)
  }

  static func color(_ value: Color) {
    _ = value.gradient
  }
}
