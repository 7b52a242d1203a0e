import SwiftUI

@MainActor enum ContentSizeCategoryUses {
  static func contentSizeCategory(_ values: EnvironmentValues) {
    let _: [ContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    _ = ContentSizeCategory(.large).isAccessibilityCategory
    _ = values.sizeCategory
  }
}
