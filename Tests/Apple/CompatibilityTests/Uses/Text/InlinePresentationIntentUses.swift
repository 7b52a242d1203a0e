import SwiftUI

@MainActor enum InlinePresentationIntentUses {
  static func intents() {
    _ = InlinePresentationIntent(rawValue: 1).rawValue
    _ = InlinePresentationIntent.emphasized
    _ = InlinePresentationIntent.stronglyEmphasized
    _ = InlinePresentationIntent.code
    _ = InlinePresentationIntent.strikethrough
    _ = InlinePresentationIntent.softBreak
    _ = InlinePresentationIntent.lineBreak
    _ = InlinePresentationIntent.inlineHTML
    _ = InlinePresentationIntent.blockHTML
  }
}
