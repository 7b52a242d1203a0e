import SwiftUI

@MainActor enum HandlersUses {
  static func view(_ view: some View) {
    _ = view.onOpenURL(perform: { _ in })
    _ = view.onHover(perform: { _ in })
    _ = view.onContinuousHover(coordinateSpace: .local, perform: { _ in })
    _ = view.hoverEffect(.automatic)
    _ = view.hoverEffect(.automatic, isEnabled: true)
  }

  static func hoverPhase() {
    _ = HoverPhase.self
    _ = [HoverPhase.active(.zero), .ended]
  }

  static func hoverEffect() {
    let _: [HoverEffect] = [.automatic, .highlight, .lift]
    _ = HoverEffect.self
  }
}
