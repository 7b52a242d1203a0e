import SwiftUI

@MainActor enum AccessibilityWordsUses {
  static func view(_ view: some View) {
    _ = view.accessibilityLabel(Text("a"))
    _ = view.accessibilityValue(Text("a"))
    _ = view.accessibilityHint(Text("a"))
  }

  @available(*, deprecated)
  static func viewDeprecated(_ view: some View) {
    _ = view.accessibility(label: Text("a"))
    _ = view.accessibility(value: Text("a"))
    _ = view.accessibility(hint: Text("a"))
  }

  static func viewOverloads(_ view: some View, _ name: String) {
    _ = view.accessibilityLabel("a")
    _ = view.accessibilityLabel(name)
    _ = view.accessibilityValue("a")
    _ = view.accessibilityValue(name)
    _ = view.accessibilityHint("a")
    _ = view.accessibilityHint(name)
  }
}
