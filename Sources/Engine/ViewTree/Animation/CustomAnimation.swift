public import Foundation

/// How a value changes over time, as an app computes it.
///
/// - Note: Differs from SwiftUI: it is asked for its course once, from 0 to 1, before it begins, as browsers
///   animate by themselves; so it can't depend on what happens meanwhile.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time, in seconds; nil when the animation is done.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the value changes at a time.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether an animation that is under way goes on as this one.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation remembers from one time to the next.
///
/// - Note: As in SwiftUI.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state that remembers nothing.
  public init() {}

  /// What is remembered by a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of what an animation remembers.
///
/// - Note: As in SwiftUI.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What an animation knows while it runs.
///
/// - Note: As in SwiftUI.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What it remembers.
  public var state = AnimationState<Value>()
  /// Whether it counts as done, though it goes on.
  public var isLogicallyComplete = false
  public let environment: EnvironmentValues

  /// The context with something else that is remembered.
  public func withState<T: VectorArithmetic>(
    _ state: AnimationState<T>
  ) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

extension Animation {
  /// Creates an animation that an app computes; one that has no end is cut after a minute.
  public init<A: CustomAnimation>(_ base: A) {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    var samples: [Double] = []
    var frame = 0
    // As often as screens are drawn.
    while frame <= 3600,
      let value = base.animate(value: 1, time: Double(frame) / 60, context: &context)
    {
      samples.append(value.isFinite ? value : 1)
      frame += 1
    }
    self.init(samples: samples, duration: Double(frame) / 60)
  }
}
