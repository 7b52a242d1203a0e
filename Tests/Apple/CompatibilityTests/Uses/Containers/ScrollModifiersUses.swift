import SwiftUI

@MainActor enum ScrollModifiersUses {
  static func view(_ view: some View) {
    _ = view.scrollIndicators(.automatic, axes: .vertical)
    _ = view.scrollDisabled(true)
    _ = view.scrollClipDisabled(true)
    _ = view.contentMargins(.horizontal, EdgeInsets(), for: .automatic)
    _ = view.contentMargins(1, for: .automatic)
  }

  static func contentMarginPlacement() {
    let _: [ContentMarginPlacement] = [.automatic, .scrollContent, .scrollIndicators]
    _ = ContentMarginPlacement.self
  }

  static func viewOverloads(_ view: some View) {
    _ = view.contentMargins(.horizontal, 1, for: .automatic)
  }
}
