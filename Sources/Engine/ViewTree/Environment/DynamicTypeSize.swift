/// A text size that readers can choose.
///
/// - Note: As in SwiftUI.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the very large ones.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
