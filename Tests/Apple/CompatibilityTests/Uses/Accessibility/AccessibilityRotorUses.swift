import SwiftUI

@MainActor enum AccessibilityRotorUses {
  static func entry(_ namespace: Namespace.ID, _ rows: [Row], _ flag: Bool) {
    _ = AccessibilityRotorEntry<Int>.self
    _ = (any AccessibilityRotorContent).self
    _ = AccessibilityRotorContentBuilder.self
    _ = AccessibilityRotorEntry("a", id: 1)
    _ = AccessibilityRotorEntry("a", id: 1, textRange: nil)
    _ = AccessibilityRotorEntry("a", id: 1, in: namespace)
    _ = AccessibilityRotorContentBuilder.buildExpression(AccessibilityRotorEntry("a", id: 1))
    _ = AccessibilityRotorContentBuilder.buildBlock(AccessibilityRotorEntry("a", id: 1))
    _ = AccessibilityRotorContentBuilder.buildIf(
      Optional(AccessibilityRotorEntry("a", id: 1)))
    _ = ForEach(rows) { AccessibilityRotorEntry("a", id: $0.id) }
    _ = ForEach([1], id: \.self) { AccessibilityRotorEntry("a", id: $0) }
  }

  static func view(_ view: some View, _ name: String) {
    _ = view.accessibilityRotor("a") { AccessibilityRotorEntry("a", id: 1) }
    _ = view.accessibilityRotor(name) { AccessibilityRotorEntry("a", id: 1) }
  }
}
