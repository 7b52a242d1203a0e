public import Foundation

/// Values in the course of an animation.
///
/// - Note: As in SwiftUI.
public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value
  /// The duration of the course, in seconds.
  var _duration: TimeInterval { get }
  /// The times at which steps end, in seconds.
  var _ends: [TimeInterval] { get }
  /// Changes a value to what it is after a time.
  func _update(_ value: inout Value, at time: TimeInterval)
}

extension Keyframes {
  public var _ends: [TimeInterval] { [] }
}

/// Values of one part of an animation's value.
///
/// - Note: As in SwiftUI.
public protocol KeyframeTrackContent<Value> {
  /// The type of the part.
  associatedtype Value: Animatable
  /// The steps of the course.
  var _steps: [_KeyframeStep<Value>] { get }
}

/// One step of a course.
public struct _KeyframeStep<Value: Animatable> {
  let to: Value
  let duration: TimeInterval
  /// The progress after a part of the time.
  let curve: (Double) -> Double
}

/// A step at even speed or along a curve.
///
/// - Note: As in SwiftUI.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
  /// Creates a step; the time is in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _steps = [_KeyframeStep(to: to, duration: duration, curve: timingCurve.value(at:))]
  }
}

/// A step with a slow start and a slow end.
///
/// - Note: Differs from SwiftUI: velocities don't count.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
  /// Creates a step; the time is in seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _steps = [_KeyframeStep(to: to, duration: duration, curve: { $0 * $0 * (3 - 2 * $0) })]
  }
}

/// A step along a spring.
///
/// - Note: Differs from SwiftUI: the velocity at the start does not count.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
  /// Creates a step; the time is in seconds, nil for the spring's own.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    let time = duration ?? spring.settlingDuration
    _steps = [
      _KeyframeStep(
        to: to, duration: time, curve: { 1 + spring.displacement(at: $0 * time).offset })
    ]
  }
}

/// A step that takes no time.
///
/// - Note: As in SwiftUI.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
  /// Creates a step.
  public init(_ to: Value) {
    _steps = [_KeyframeStep(to: to, duration: 0, curve: { _ in 1 })]
  }
}

/// Several steps one after the other.
public struct _KeyframeSteps<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
}

/// Makes steps of a block of statements.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeSteps<Value> where K.Value == Value { _KeyframeSteps(_steps: expression._steps) }
  public static func buildBlock(_ parts: _KeyframeSteps<Value>...) -> _KeyframeSteps<Value> {
    _KeyframeSteps(_steps: parts.flatMap(\._steps))
  }
  public static func buildArray(_ parts: [_KeyframeSteps<Value>]) -> _KeyframeSteps<Value> {
    _KeyframeSteps(_steps: parts.flatMap(\._steps))
  }
  public static func buildEither(first: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { first }
  public static func buildEither(second: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { second }
  public static func buildOptional(_ part: _KeyframeSteps<Value>?) -> _KeyframeSteps<Value> {
    part ?? _KeyframeSteps(_steps: [])
  }
}

/// The course of one part of an animation's value.
///
/// - Note: As in SwiftUI.
public struct KeyframeTrack<Root, Value: Animatable>: Keyframes {
  let keyPath: WritableKeyPath<Root, Value>
  let steps: [_KeyframeStep<Value>]

  /// Creates the course of a part.
  public init<Content: KeyframeTrackContent>(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) where Content.Value == Value {
    self.keyPath = keyPath
    steps = content()._steps
  }

  /// Creates the course of the whole value.
  public init<Content: KeyframeTrackContent>(
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) where Root == Value, Content.Value == Value {
    self.init(\.self, content: content)
  }

  public var _duration: TimeInterval { steps.reduce(0) { $0 + $1.duration } }
  public var _ends: [TimeInterval] {
    var time = 0.0
    return steps.map { step in
      time += step.duration
      return time
    }
  }

  public func _update(_ value: inout Root, at time: TimeInterval) {
    var left = time
    for step in steps {
      if left >= step.duration {
        value[keyPath: keyPath] = step.to
        left -= step.duration
        continue
      }
      let from = value[keyPath: keyPath].animatableData
      var to = step.to
      to.animatableData = from.interpolated(
        towards: step.to.animatableData, amount: step.curve(left / step.duration))
      value[keyPath: keyPath] = to
      return
    }
  }
}

/// The courses of several parts at once.
public struct _KeyframeGroup<Value>: Keyframes {
  let parts: [any Keyframes<Value>]
  public var _duration: TimeInterval { parts.map { $0._duration }.max() ?? 0 }
  public var _ends: [TimeInterval] { parts.flatMap { $0._ends } }
  public func _update(_ value: inout Value, at time: TimeInterval) {
    for part in parts { part._update(&value, at: time) }
  }
}

/// Makes courses of a block of statements.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(
    _ expression: K
  ) -> _KeyframeGroup<Value> where K.Value == Value { _KeyframeGroup(parts: [expression]) }
  public static func buildBlock(_ parts: _KeyframeGroup<Value>...) -> _KeyframeGroup<Value> {
    _KeyframeGroup(parts: parts.flatMap(\.parts))
  }
  public static func buildFinalResult(_ group: _KeyframeGroup<Value>) -> _KeyframeGroup<Value> {
    group
  }
}

/// Steps of the whole value, one after the other.
extension KeyframesBuilder where Value: Animatable {
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeSteps<Value> where K.Value == Value { _KeyframeSteps(_steps: expression._steps) }
  public static func buildBlock(
    _ first: _KeyframeSteps<Value>, _ others: _KeyframeSteps<Value>...
  ) -> _KeyframeSteps<Value> {
    _KeyframeSteps(_steps: first._steps + others.flatMap(\._steps))
  }
  public static func buildArray(_ parts: [_KeyframeSteps<Value>]) -> _KeyframeSteps<Value> {
    _KeyframeSteps(_steps: parts.flatMap(\._steps))
  }
  public static func buildEither(first: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { first }
  public static func buildEither(second: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { second }
  public static func buildOptional(_ part: _KeyframeSteps<Value>?) -> _KeyframeSteps<Value> {
    part ?? _KeyframeSteps(_steps: [])
  }
  public static func buildFinalResult(_ steps: _KeyframeSteps<Value>) -> _KeyframeGroup<Value> {
    _KeyframeGroup(parts: [KeyframeTrack<Value, Value> { steps }])
  }
}

/// The values of a course at all times.
///
/// - Note: As in SwiftUI.
public struct KeyframeTimeline<Value> {
  let initialValue: Value
  let content: _KeyframeGroup<Value>

  /// Creates the values of a course.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    self.content = _KeyframeGroup(parts: [content()])
  }

  /// The duration of the course, in seconds.
  public var duration: TimeInterval { content._duration }

  /// The value after a time.
  public func value(time: Double) -> Value {
    var value = initialValue
    content._update(&value, at: time)
    return value
  }

  /// The value after a part of the time.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
