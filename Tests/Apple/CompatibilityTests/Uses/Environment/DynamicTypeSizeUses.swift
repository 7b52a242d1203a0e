import SwiftUI

@MainActor enum DynamicTypeSizeUses {
  static func dynamicTypeSize(_ value: DynamicTypeSize) {
    let _: [DynamicTypeSize] = [
      .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1,
      .accessibility2, .accessibility3, .accessibility4, .accessibility5,
    ]
    _ = DynamicTypeSize.self
    _ = value.isAccessibilitySize
  }
}
