import SwiftUI

@MainActor enum AccessibilityFocusUses {
  static func accessibilityFocusState(
    _ isFocused: AccessibilityFocusState<Bool>.Binding,
    _ field: AccessibilityFocusState<Int?>.Binding
  ) {
    let single = AccessibilityFocusState<Bool>()
    let several = AccessibilityFocusState<Int?>()
    _ = AccessibilityFocusState<Bool>(for: .voiceOver)
    _ = AccessibilityFocusState<Int?>(for: .switchControl)
    _ = single.wrappedValue
    _ = several.projectedValue
    _ = isFocused.wrappedValue
    _ = isFocused.projectedValue
    _ = Text("").accessibilityFocused(isFocused)
    _ = Text("").accessibilityFocused(field, equals: 1)
    _ = AccessibilityTechnologies(rawValue: 1)
  }
}
