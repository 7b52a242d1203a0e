import SwiftUI

@MainActor enum ScrollOptionsUses {
  static func environmentValues(_ value: EnvironmentValues) {
    _ = value.isScrollEnabled
    _ = value.horizontalScrollIndicatorVisibility
    _ = value.verticalScrollIndicatorVisibility
  }

  static func scrollIndicatorVisibility() {
    let _: [ScrollIndicatorVisibility] = [.automatic, .visible, .hidden, .never]
    _ = ScrollIndicatorVisibility.self
  }
}
