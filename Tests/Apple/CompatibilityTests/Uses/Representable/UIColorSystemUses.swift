import SwiftUI
import UIKit

@MainActor enum UIColorSystemUses {
  static func uiColor() {
    let _: [UIColor] = [
      .black, .darkGray, .lightGray, .white, .gray, .red, .green, .blue, .cyan, .yellow,
      .magenta, .orange, .purple, .brown, .clear, .systemRed, .systemGreen, .systemBlue,
      .systemOrange, .systemYellow, .systemPink, .systemPurple, .systemTeal, .systemIndigo,
      .systemBrown, .systemMint, .systemCyan, .systemGray, .systemGray2, .systemGray3,
      .systemGray4, .systemGray5, .systemGray6, .tintColor, .label, .secondaryLabel,
      .tertiaryLabel, .quaternaryLabel, .link, .placeholderText, .separator, .opaqueSeparator,
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill, .tertiarySystemFill,
      .quaternarySystemFill, .lightText, .darkText,
    ]
  }
}
