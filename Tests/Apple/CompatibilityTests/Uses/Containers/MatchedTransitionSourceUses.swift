import SwiftUI

@MainActor enum MatchedTransitionSourceUses {
  static func source(_ namespace: Namespace.ID) {
    _ = Text("a").matchedTransitionSource(id: 1, in: namespace) { source in
      source.background(.red).clipShape(RoundedRectangle(cornerRadius: 3)).shadow(radius: 3)
    }
    _ = EmptyMatchedTransitionSourceConfiguration.self
    _ = (any MatchedTransitionSourceConfiguration).self
  }

  static func tabs() {
    _ = Tab(value: 1) { Text("a") }
    _ = Tab { Text("a") }
    _ = DefaultTabLabel.self
  }

  static func scrolling() { _ = ScrollView { Text("a") }.scrollIndicatorsFlash(trigger: 1) }
}
