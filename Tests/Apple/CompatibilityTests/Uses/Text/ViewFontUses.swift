import SwiftUI

@MainActor enum ViewFontUses {
  static func view(_ view: some View) {
    _ = view.font(.body)
    _ = view.fontWeight(.ultraLight)
    _ = view.fontWidth(.compressed)
    _ = view.fontDesign(.default)
    _ = view.bold(true)
    _ = view.italic(true)
    _ = view.monospaced(true)
    _ = view.monospacedDigit()
    _ = view.textScale(.default, isEnabled: true)
    _ = view.underline(true, pattern: .solid, color: .red)
    _ = view.strikethrough(true, pattern: .solid, color: .red)
    _ = view.kerning(1)
    _ = view.tracking(1)
    _ = view.baselineOffset(1)
    _ = view.dynamicTypeSize(.xSmall)
    _ = view.imageScale(.small)
  }

  static func ranges(_ view: some View) {
    _ = view.dynamicTypeSize(DynamicTypeSize.small...DynamicTypeSize.large)
  }
}
