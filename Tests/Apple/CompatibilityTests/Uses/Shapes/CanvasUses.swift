import SwiftUI

@MainActor enum CanvasUses {
  static func canvas(_ value: Canvas<Text>) {
    _ = Canvas<Text>.self
    _ = Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { _, _ in }
    _ = Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { _, _ in
    } symbols: {
      Text("a")
    }
    _ = value.symbols
    _ = value.renderer
    _ = value.isOpaque
    _ = value.colorMode
    _ = value.rendersAsynchronously
  }
}
