import SwiftUI

@MainActor enum ColorMixingUses {
  static func color(_ value: Color) {
    _ = value.mix(with: .red, by: 0.5, in: .device)
    _ = value.resolve(in: EnvironmentValues())
  }

  static func colorResolved(_ value: Color.Resolved) {
    _ = Color.Resolved.self
    _ = value.red
    _ = value.green
    _ = value.blue
    _ = value.opacity
    _ = Color.Resolved(colorSpace: .sRGB, red: 1, green: 1, blue: 1, opacity: 1)
    _ = value.linearRed
    _ = value.linearGreen
    _ = value.linearBlue
  }

  static func colorOverloads(_ colorResolved: Color.Resolved) {
    _ = Color(colorResolved)
  }
}
