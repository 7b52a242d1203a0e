import SwiftUI

@MainActor enum KeyframesUses {
  static func keyframes<T: Keyframes>(_: T.Type) {
    _ = (any Keyframes).self
    _ = T.Value.self
  }

  static func keyframeTrackContent<T: KeyframeTrackContent>(_: T.Type) {
    _ = (any KeyframeTrackContent).self
    _ = T.Value.self
  }

  static func linearKeyframe() {
    _ = LinearKeyframe<CGFloat>.self
    _ = LinearKeyframe(1, duration: 1, timingCurve: .linear)
  }

  static func cubicKeyframe() {
    _ = CubicKeyframe<CGFloat>.self
    _ = CubicKeyframe(1, duration: 1, startVelocity: 1, endVelocity: 1)
  }

  static func springKeyframe() {
    _ = SpringKeyframe<CGFloat>.self
    _ = SpringKeyframe(1, duration: 1, spring: Spring(), startVelocity: 1)
  }

  static func moveKeyframe() {
    _ = MoveKeyframe<CGFloat>.self
    _ = MoveKeyframe(1)
  }

  static func keyframeTrackContentBuilder(_ keyframeStepsCGFloat: _KeyframeSteps<CGFloat>) {
    _ = KeyframeTrackContentBuilder<CGFloat>.self
    _ = KeyframeTrackContentBuilder<CGFloat>.buildExpression(
      LinearKeyframe(CGFloat(9), duration: 1))
    _ = KeyframeTrackContentBuilder<CGFloat>.buildBlock(keyframeStepsCGFloat)
    _ = KeyframeTrackContentBuilder<CGFloat>.buildArray([keyframeStepsCGFloat])
    _ = KeyframeTrackContentBuilder<CGFloat>.buildEither(first: keyframeStepsCGFloat)
    _ = KeyframeTrackContentBuilder<CGFloat>.buildEither(second: keyframeStepsCGFloat)
    _ = KeyframeTrackContentBuilder<CGFloat>.buildOptional(keyframeStepsCGFloat)
  }

  static func keyframeTrack() {
    _ = KeyframeTrack<CGFloat, CGFloat>.self
    _ = KeyframeTrack(\CGPoint.x, content: { LinearKeyframe(CGFloat(9), duration: 1) })
    _ = KeyframeTrack(content: { LinearKeyframe(CGFloat(9), duration: 1) })
  }

  static func keyframesBuilder(_ keyframeGroupCGFloat: _KeyframeGroup<CGFloat>) {
    _ = KeyframesBuilder<CGFloat>.self
    _ = KeyframesBuilder<CGFloat>.buildExpression(LinearKeyframe(1, duration: 1))
    _ = KeyframesBuilder<CGFloat>.buildBlock(keyframeGroupCGFloat)
  }

  static func keyframeTimeline(_ value: KeyframeTimeline<CGFloat>) {
    _ = KeyframeTimeline<CGFloat>.self
    _ = KeyframeTimeline(
      initialValue: CGPoint(x: 1, y: 2),
      content: { KeyframeTrack(\.x) { CubicKeyframe(9, duration: 1) } })
    _ = value.duration
    _ = value.value(time: 0.5)
    _ = value.value(progress: 0.5)
  }

  static func keyframeAnimator(
    _ keyframeTrackCGFloatCGFloatValue: KeyframeTrack<CGFloat, CGFloat>.Value
  ) {
    _ = KeyframeAnimator<CGFloat, KeyframeTrack<CGFloat, CGFloat>, Text>.self
    _ = KeyframeAnimator(
      initialValue: keyframeTrackCGFloatCGFloatValue, repeating: true, content: { _ in Text("a") },
      keyframes: { _ in LinearKeyframe(1, duration: 1) })
    _ = KeyframeAnimator(
      initialValue: keyframeTrackCGFloatCGFloatValue, trigger: 1, content: { _ in Text("a") },
      keyframes: { _ in LinearKeyframe(1, duration: 1) })
  }

  static func view(_ view: some View) {
    _ = view.keyframeAnimator(
      initialValue: CGFloat(0), repeating: true, content: { view, y in view.offset(y: y) },
      keyframes: { _ in LinearKeyframe(CGFloat(9), duration: 1) })
    _ = view.keyframeAnimator(
      initialValue: CGFloat(0), trigger: 1, content: { view, y in view.offset(y: y) },
      keyframes: { _ in LinearKeyframe(CGFloat(9), duration: 1) })
  }
}
