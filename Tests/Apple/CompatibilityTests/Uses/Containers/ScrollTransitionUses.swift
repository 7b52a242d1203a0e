import SwiftUI

@MainActor enum ScrollTransitionUses {
  static func scrollTransitionPhase(_ value: ScrollTransitionPhase) {
    let _: [ScrollTransitionPhase] = [.topLeading, .identity, .bottomTrailing]
    _ = ScrollTransitionPhase.self
    _ = value.isIdentity
    _ = value.value
  }

  static func scrollTransitionConfiguration(_ value: ScrollTransitionConfiguration) {
    let _: [ScrollTransitionConfiguration] = [.identity, .interactive, .animated]
    _ = ScrollTransitionConfiguration.self
    _ = ScrollTransitionConfiguration.animated(.default)
    _ = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    _ = value.threshold(.visible)
  }

  static func scrollTransitionConfigurationThreshold() {
    let _: [ScrollTransitionConfiguration.Threshold] = [.visible, .hidden, .centered]
    _ = ScrollTransitionConfiguration.Threshold.self
    _ = ScrollTransitionConfiguration.Threshold.visible(0.5)
  }

  static func view(_ view: some View, _ effect: EmptyVisualEffect) {
    _ = view.scrollTransition(.identity, axis: .horizontal, transition: { _, _ in effect })
    _ = view.scrollTransition(
      topLeading: .identity, bottomTrailing: .identity, axis: .horizontal,
      transition: { _, _ in effect })
  }
}
