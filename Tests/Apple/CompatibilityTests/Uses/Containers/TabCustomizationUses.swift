import SwiftUI

@MainActor enum TabCustomizationUses {
  static func view(_ view: some View) {
    var customization = TabViewCustomization()
    customization.resetTabOrder()
    customization.resetVisibility()
    _ = view.tabViewCustomization(.constant(customization))
    _ = view.customizationID("id")
    let behaviors: [TabCustomizationBehavior] = [.automatic, .disabled, .reorderable]
    let placements: [AdaptableTabBarPlacement] = [.automatic, .tabBar, .sidebar]
    _ = view.customizationBehavior(behaviors[0], for: placements[0], placements[1])
    _ = view.defaultAdaptableTabBarPlacement(.sidebar)
    _ = view.tabViewSidebarHeader { Text("a") }
    _ = view.tabViewSidebarFooter { Text("b") }
    _ = view.tabViewSidebarBottomBar { Text("c") }
  }
}
