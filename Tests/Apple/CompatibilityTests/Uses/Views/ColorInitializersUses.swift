import SwiftUI

@MainActor enum ColorInitializersUses {
  static func colorRGBColorSpace() {
    let _: [Color.RGBColorSpace] = [.sRGB, .sRGBLinear, .displayP3]
    _ = Color.RGBColorSpace.self
  }

  static func color() {
    _ = Color(.sRGB, red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5)
    _ = Color(.sRGB, white: 0.5, opacity: 0.5)
    _ = Color(hue: 0.5, saturation: 0.5, brightness: 0.5, opacity: 0.5)
    _ = Color("a", bundle: .main)
  }
}
