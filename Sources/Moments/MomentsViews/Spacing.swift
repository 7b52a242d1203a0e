import SwiftUI

/// Distances that the views share, in points.
enum Spacing {
  static let tiny: CGFloat = 4
  static let extraSmall: CGFloat = 8
  static let small: CGFloat = 12
  static let medium: CGFloat = 18
  static let large: CGFloat = 24
  static let extraLarge: CGFloat = 32
  static let huge: CGFloat = 40
  static let enormous: CGFloat = 48
}
