import SwiftUI
import UIKit

@MainActor enum UIFontUses {
  static func uiFont(_ value: UIFont) {
    _ = UIFont.self
    _ = value.pointSize
    _ = UIFont(name: "a", size: 1)
    _ = UIFont.systemFont(ofSize: 1)
    _ = UIFont.systemFont(ofSize: 1, weight: .ultraLight)
    _ = UIFont.boldSystemFont(ofSize: 1)
    _ = UIFont.italicSystemFont(ofSize: 1)
    _ = UIFont.monospacedSystemFont(ofSize: 1, weight: .ultraLight)
    _ = UIFont.monospacedDigitSystemFont(ofSize: 1, weight: .ultraLight)
    _ = UIFont.preferredFont(forTextStyle: .largeTitle)
    _ = value.withSize(1)
    _ = UIFont.systemFontSize
    _ = UIFont.smallSystemFontSize
    _ = UIFont.labelFontSize
    _ = UIFont.buttonFontSize
  }

  static func uiFontWeight() {
    let _: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    _ = UIFont.Weight.self
  }

  static func uiFontTextStyle() {
    let _: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout,
      .footnote, .caption1, .caption2,
    ]
    _ = UIFont.TextStyle.self
  }

  static func font() {
    _ = Font(.systemFont(ofSize: 17))
  }
}
