import SwiftUI

@MainActor enum FontUses {
  static func font(_ value: Font) {
    _ = Font.self
    _ = value.weight(.ultraLight)
    _ = value.width(.compressed)
    _ = value.bold()
    _ = value.bold(true)
    _ = value.italic()
    _ = value.italic(true)
    _ = value.monospaced()
    _ = value.monospacedDigit()
    _ = value.smallCaps()
    _ = value.lowercaseSmallCaps()
    _ = value.uppercaseSmallCaps()
    _ = value.leading(.standard)
    _ = value.scaled(by: 1)
  }
}
