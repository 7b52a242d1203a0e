import SwiftUI

@MainActor enum ContainerBackgroundUses {
  static func view(_ view: some View) {
    let _: [ContainerBackgroundPlacement] = [
      .widget, .window, .tabView, .navigation, .navigationSplitView,
    ]
    _ = view.containerBackground(.red, for: .navigation)
    _ = view.containerBackground(for: .tabView, alignment: .top) { Color.red }
    _ = view.backgroundExtensionEffect(isEnabled: true)
    _ = ScenePadding.self
    _ = view.scenePadding(.horizontal)
    _ = view.scenePadding(.minimum, edges: .top)
  }
}
