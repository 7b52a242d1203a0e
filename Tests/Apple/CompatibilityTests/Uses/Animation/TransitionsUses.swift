import SwiftUI

@MainActor enum TransitionsUses {
  static func transitionPhase(_ value: TransitionPhase) {
    let _: [TransitionPhase] = [.willAppear, .identity, .didDisappear]
    _ = TransitionPhase.self
    _ = value.isIdentity
    _ = value.value
  }

  static func transitionProperties(_ value: TransitionProperties) {
    _ = TransitionProperties.self
    _ = value.hasMotion
    _ = TransitionProperties(hasMotion: true)
  }

  static func transition<T: Transition>(
    _ value: T, _ tContent: T.Content, _ opacityTransition: OpacityTransition
  ) {
    let _: IdentityTransition = .identity
    let _: OpacityTransition = .opacity
    let _: SlideTransition = .slide
    let _: ScaleTransition = .scale
    let _: BlurReplaceTransition = .blurReplace
    _ = (any Transition).self
    _ = T.Body.self
    _ = T.Content.self
    _ = value.body(content: tContent, phase: .willAppear)
    _ = T.properties
    _ = value.combined(with: opacityTransition)
    _ = value.animation(.default)
    _ = value.apply(content: Text("a"), phase: .willAppear)
    _ = ScaleTransition.scale(0.5, anchor: .center)
    _ = MoveTransition.move(edge: .top)
    _ = PushTransition.push(from: .top)
    _ = OffsetTransition.offset(CGSize(width: 9, height: 9))
    _ = OffsetTransition.offset(x: 1, y: 1)
    _ = BlurReplaceTransition.blurReplace(.downUp)
  }

  static func identityTransition() {
    _ = IdentityTransition.self
    _ = IdentityTransition()
  }

  static func opacityTransition() {
    _ = OpacityTransition.self
    _ = OpacityTransition()
  }

  static func scaleTransition(_ value: ScaleTransition) {
    _ = ScaleTransition.self
    _ = value.scale
    _ = value.anchor
    _ = ScaleTransition(0.5, anchor: .center)
  }

  static func offsetTransition(_ value: OffsetTransition) {
    _ = OffsetTransition.self
    _ = value.offset
    _ = OffsetTransition(CGSize(width: 9, height: 9))
  }

  static func moveTransition(_ value: MoveTransition) {
    _ = MoveTransition.self
    _ = value.edge
    _ = MoveTransition(edge: .top)
  }

  static func pushTransition(_ value: PushTransition) {
    _ = PushTransition.self
    _ = value.edge
    _ = PushTransition(edge: .top)
  }

  static func slideTransition() {
    _ = SlideTransition.self
    _ = SlideTransition()
  }

  static func blurReplaceTransition(_ value: BlurReplaceTransition) {
    _ = BlurReplaceTransition.self
    _ = value.configuration
    _ = BlurReplaceTransition(configuration: .downUp)
  }

  static func blurReplaceTransitionConfiguration() {
    let _: [BlurReplaceTransition.Configuration] = [.downUp, .upUp]
    _ = BlurReplaceTransition.Configuration.self
  }

  static func asymmetricTransition(
    _ value: AsymmetricTransition<OpacityTransition, MoveTransition>,
    _ opacityTransition: OpacityTransition, _ moveTransition: MoveTransition
  ) {
    _ = AsymmetricTransition<OpacityTransition, MoveTransition>.self
    _ = value.insertion
    _ = value.removal
    _ = AsymmetricTransition(insertion: opacityTransition, removal: moveTransition)
  }
}
