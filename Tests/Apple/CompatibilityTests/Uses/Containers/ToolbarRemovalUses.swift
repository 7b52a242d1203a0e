import SwiftUI

@MainActor enum ToolbarRemovalUses {
  static func view(_ view: some View, _ namespace: Namespace.ID) {
    let kinds: [ToolbarDefaultItemKind] = [.sidebarToggle, .title, .search]
    for kind in kinds { _ = view.toolbar(removing: kind) }
    let behaviors: [SearchToolbarBehavior] = [.automatic, .minimize]
    _ = view.searchToolbarBehavior(behaviors[0])
    _ = view.toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
    _ = view.toolbar {
      ToolbarItem { Text("a") }.sharedBackgroundVisibility(.hidden)
      ToolbarItem { Text("b") }.matchedTransitionSource(id: 1, in: namespace)
    }
    _ = view.navigationLinkIndicatorVisibility(.hidden)
  }
}
