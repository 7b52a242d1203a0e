import SwiftUI

private struct Elastic: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.state[Count.self] += 1
    context.isLogicallyComplete = time > 0.5 || context.environment.colorScheme == .dark
    return time > 1 ? nil : value
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    _ = context.withState(AnimationState<V>())
    return nil
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { true }
}

private enum Count: AnimationStateKey { static let defaultValue = 0 }

private func initial<K: AnimationStateKey>(_ key: K.Type) -> K.Value { K.defaultValue }

@MainActor enum CustomAnimationUses {
  static let animation = Animation(Elastic())
  static let values = AnimatableValues(1.0, CGFloat(2))
  static func measure() -> Double { AnimatableValues(values.value.0).magnitudeSquared }
}
