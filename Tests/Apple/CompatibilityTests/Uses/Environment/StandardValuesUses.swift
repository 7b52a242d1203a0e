import SwiftUI

@MainActor enum StandardValuesUses {
  static func environmentValues(_ value: EnvironmentValues) {
    _ = value.font
    _ = value.lineLimit
    _ = value.lineSpacing
    _ = value.multilineTextAlignment
    _ = value.truncationMode
    _ = value.textCase
    _ = value.imageScale
    _ = value.dynamicTypeSize
    _ = value.isEnabled
    _ = value.redactionReasons
    _ = value.layoutDirection
  }

  static func layoutDirection() {
    let _: [LayoutDirection] = [.leftToRight, .rightToLeft]
    _ = LayoutDirection.self
  }

  static func redactionReasons() {
    let _: [RedactionReasons] = [.placeholder, .privacy, .invalidated]
    _ = RedactionReasons.self
  }
}
