import SwiftUI

@MainActor enum ToolbarItemPlacementUses {
  static func toolbarItemPlacement() {
    let _: [ToolbarItemPlacement] = [
      .automatic, .principal, .title, .largeTitle, .subtitle, .largeSubtitle, .navigation,
      .primaryAction, .secondaryAction, .status, .confirmationAction, .cancellationAction,
      .destructiveAction, .keyboard, .topBarLeading, .topBarTrailing, .navigationBarLeading,
      .navigationBarTrailing, .bottomBar, .tabBar, .sidebarToggle,
    ]
    _ = ToolbarItemPlacement.self
  }

  static func toolbarPlacement() {
    let _: [ToolbarPlacement] = [.automatic, .navigationBar, .bottomBar, .tabBar, .windowToolbar]
    _ = ToolbarPlacement.self
  }
}
