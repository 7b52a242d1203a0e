import SwiftUI

@MainActor enum SystemModifiersUses {
  static func navigationTransition(_ namespace: Namespace.ID) {
    let _: AutomaticNavigationTransition = .automatic
    _ = (any NavigationTransition).self
    _ = ZoomNavigationTransition.zoom(sourceID: 1, in: namespace)
  }

  static func automaticNavigationTransition() {
    _ = AutomaticNavigationTransition.self
  }

  static func zoomNavigationTransition() {
    _ = ZoomNavigationTransition.self
  }

  static func tabPlacement() {
    let _: [TabPlacement] = [.automatic, .pinned, .sidebarOnly]
    _ = TabPlacement.self
  }

  static func tabBarMinimizeBehavior() {
    let _: [TabBarMinimizeBehavior] = [.automatic, .onScrollDown, .onScrollUp, .never]
    _ = TabBarMinimizeBehavior.self
  }

  static func view(
    _ view: some View, _ namespace: Namespace.ID,
    _ someNavigationTransition: some NavigationTransition
  ) {
    _ = view.navigationTransition(someNavigationTransition)
    _ = view.matchedTransitionSource(id: 1, in: namespace)
    _ = view.tabPlacement(.automatic)
    _ = view.tabBarMinimizeBehavior(.automatic)
  }
}
