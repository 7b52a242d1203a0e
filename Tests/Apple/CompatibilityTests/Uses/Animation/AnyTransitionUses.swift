import SwiftUI

@MainActor enum AnyTransitionUses {
  static func anyTransition(_ value: AnyTransition, _ opacityTransition: OpacityTransition) {
    let _: [AnyTransition] = [.identity, .opacity, .slide, .scale]
    _ = AnyTransition.self
    _ = AnyTransition(opacityTransition)
    _ = AnyTransition.scale(scale: 1, anchor: .center)
    _ = AnyTransition.move(edge: .top)
    _ = AnyTransition.push(from: .top)
    _ = AnyTransition.offset(CGSize(width: 9, height: 9))
    _ = AnyTransition.offset(x: 1, y: 1)
    _ = AnyTransition.asymmetric(insertion: .opacity, removal: .opacity)
    _ = AnyTransition.modifier(active: Badge(), identity: Badge())
    _ = value.combined(with: .opacity)
    _ = value.animation(.default)
  }

  static func view(_ view: some View) {
    _ = view.transition(.opacity)
  }

  static func viewOverloads(_ view: some View, _ opacityTransition: OpacityTransition) {
    _ = view.transition(opacityTransition)
  }
}
