import SwiftUI

@MainActor enum FontTraitsUses {
  static func fontTextStyle() {
    let _: [Font.TextStyle] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption, .caption2,
    ]
    _ = Font.TextStyle.self
  }

  static func fontWeight() {
    let _: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    _ = Font.Weight.self
  }

  static func fontDesign() {
    let _: [Font.Design] = [.default, .serif, .rounded, .monospaced]
    _ = Font.Design.self
  }

  static func fontWidth(_ value: Font.Width) {
    let _: [Font.Width] = [.compressed, .condensed, .standard, .expanded]
    _ = Font.Width.self
    _ = value.value
    _ = Font.Width(1)
  }

  static func fontLeading() {
    let _: [Font.Leading] = [.standard, .tight, .loose]
    _ = Font.Leading.self
  }
}
