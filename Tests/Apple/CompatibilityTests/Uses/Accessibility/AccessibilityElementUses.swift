import SwiftUI

@MainActor enum AccessibilityElementUses {
  static func accessibilityChildBehavior() {
    let _: [AccessibilityChildBehavior] = [.ignore, .contain, .combine]
    _ = AccessibilityChildBehavior.self
  }

  static func view(_ view: some View) {
    _ = view.accessibilityHidden(true)
    _ = view.accessibilityHidden(true, isEnabled: true)
    _ = view.accessibilityElement(children: .ignore)
  }

  @available(*, deprecated)
  static func viewDeprecated(_ view: some View) {
    _ = view.accessibility(hidden: true)
    _ = view.accessibility(identifier: "a")
  }
}
