import SwiftUI

@MainActor enum ViewParagraphUses {
  static func view(_ view: some View) {
    _ = view.lineLimit(1)
    _ = view.lineLimit(1, reservesSpace: true)
    _ = view.lineSpacing(1)
    _ = view.multilineTextAlignment(.leading)
    _ = view.truncationMode(.head)
    _ = view.allowsTightening(true)
    _ = view.minimumScaleFactor(1)
    _ = view.textCase(.uppercase)
    _ = view.textSelection(.enabled)
    _ = view.flipsForRightToLeftLayoutDirection(true)
    _ = view.redacted(reason: .placeholder)
    _ = view.unredacted()
    _ = view.privacySensitive(true)
  }

  static func textSelectability<T: TextSelectability>(_: T.Type) {
    let _: EnabledTextSelectability = .enabled
    let _: DisabledTextSelectability = .disabled
    _ = (any TextSelectability).self
    _ = T.allowsSelection
  }

  static func enabledTextSelectability() {
    _ = EnabledTextSelectability.self
  }

  static func disabledTextSelectability() {
    _ = DisabledTextSelectability.self
  }

  static func viewOverloads(
    _ view: some View, _ partialRangeFromInt: PartialRangeFrom<Int>,
    _ partialRangeThroughInt: PartialRangeThrough<Int>
  ) {
    _ = view.lineLimit(partialRangeFromInt)
    _ = view.lineLimit(partialRangeThroughInt)
    _ = view.lineLimit(0...5)
  }
}
