import SwiftUI

@MainActor enum FontSystemUses {
  static func font() {
    let _: [Font] = [
      .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption, .caption2,
    ]
    _ = Font.system(.largeTitle, design: .default, weight: .ultraLight)
    _ = Font.system(size: 1, weight: .ultraLight, design: .default)
    _ = Font.custom("a", size: 1)
    _ = Font.custom("a", size: 1, relativeTo: .largeTitle)
    _ = Font.custom("a", fixedSize: 1)
  }
}
