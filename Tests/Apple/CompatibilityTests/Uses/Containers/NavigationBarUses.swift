import SwiftUI

@MainActor enum NavigationBarUses {
  static func navigationBarItem() {
    _ = NavigationBarItem.self
  }

  static func navigationBarItemTitleDisplayMode() {
    let _: [NavigationBarItem.TitleDisplayMode] = [.automatic, .inline, .large]
    _ = NavigationBarItem.TitleDisplayMode.self
  }

  static func toolbarTitleDisplayMode() {
    let _: [ToolbarTitleDisplayMode] = [.automatic, .large, .inlineLarge, .inline]
    _ = ToolbarTitleDisplayMode.self
  }
}
