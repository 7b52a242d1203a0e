/// A text size that readers can choose, as the first releases of SwiftUI named it.
///
/// - Note: As in SwiftUI.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the very large ones.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// The category of a size.
  public init(_ dynamicTypeSize: DynamicTypeSize) {
    self =
      zip(DynamicTypeSize.allCases, Self.allCases)
      .first { $0.0 == dynamicTypeSize }?.1 ?? .large
  }

  var size: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }
}

extension ContentSizeCategory: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.size < rhs.size }
}

extension EnvironmentValues {
  /// The reader's text size.
  ///
  /// - Note: Differs from SwiftUI: as ``dynamicTypeSize``, on top of the browser's own size.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
