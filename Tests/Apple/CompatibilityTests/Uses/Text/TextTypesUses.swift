import SwiftUI

@MainActor enum TextTypesUses {
  static func textTruncationMode() {
    let _: [Text.TruncationMode] = [.head, .tail, .middle]
    _ = Text.TruncationMode.self
  }

  static func textCase() {
    let _: [Text.Case] = [.uppercase, .lowercase]
    _ = Text.Case.self
  }

  static func textScale() {
    let _: [Text.Scale] = [.default, .secondary]
    _ = Text.Scale.self
  }

  static func textLineStyle() {
    let _: Text.LineStyle = .single
    _ = Text.LineStyle.self
    _ = Text.LineStyle(pattern: .solid, color: .red)
  }

  static func textLineStylePattern() {
    let _: [Text.LineStyle.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
    _ = Text.LineStyle.Pattern.self
  }

  static func textDateStyle() {
    let _: [Text.DateStyle] = [.time, .date, .relative, .offset, .timer]
    _ = Text.DateStyle.self
  }
}
