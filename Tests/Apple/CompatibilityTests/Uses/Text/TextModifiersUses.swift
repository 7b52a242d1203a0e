import SwiftUI

@MainActor enum TextModifiersUses {
  static func text(_ value: Text) {
    _ = value.font(.body)
    _ = value.fontWeight(.ultraLight)
    _ = value.fontWidth(.compressed)
    _ = value.fontDesign(.default)
    _ = value.bold()
    _ = value.bold(true)
    _ = value.italic()
    _ = value.italic(true)
    _ = value.monospaced(true)
    _ = value.monospacedDigit()
    _ = value.foregroundColor(.red)
    _ = value.foregroundStyle(.red)
    _ = value.strikethrough(true, color: .red)
    _ = value.strikethrough(true, pattern: .solid, color: .red)
    _ = value.underline(true, color: .red)
    _ = value.underline(true, pattern: .solid, color: .red)
    _ = value.kerning(1)
    _ = value.tracking(1)
    _ = value.baselineOffset(1)
    _ = value.textScale(.default, isEnabled: true)
    _ = value.accessibilityLabel(Text("a"))
    _ = value.speechAlwaysIncludesPunctuation(true)
    _ = value.speechSpellsOutCharacters(true)
    _ = value.speechAdjustedPitch(0.5)
    _ = value.speechAnnouncementsQueued(true)
    _ = value.accessibilityTextContentType(.plain)
  }

  static func accessibilityTextContentType() {
    let _: [AccessibilityTextContentType] = [
      .plain, .console, .fileSystem, .messaging, .narrative, .sourceCode, .spreadsheet,
      .wordProcessing,
    ]
    _ = AccessibilityTextContentType.self
  }

  static func textOverloads(_ value: Text, _ name: String) {
    _ = value.accessibilityLabel("a")
    _ = value.accessibilityLabel(name)
  }
}
