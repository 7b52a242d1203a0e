/// A view that shows the values of a course.
///
/// - Note: Differs from SwiftUI: values at even steps are looked at when the view is evaluated, and the browser goes
///   through what they draw and the sizes of frames.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
  private let initialValue: Value
  private let isShown: Bool
  private let trigger: AnyEquatable?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  /// Creates a view that shows the values again and again.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    isShown = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view that shows the values when another value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    isShown = true
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  @MainActor public var body: some View {
    let path = keyframes(initialValue)
    let course = Self.course(of: path, isShown: isShown)
    TriggeredCourse(course: course, trigger: trigger) { number in
      content(Self.value(of: path, from: initialValue, at: course, number))
    }
  }

  /// Even steps of a thirtieth of a second, at least 10 and at most 60, and the ends of the keyframes.
  private static func course(of path: KeyframePath, isShown: Bool) -> AnimationCourse {
    let duration = isShown ? path._duration : 0
    let count = duration.isFinite ? Int(min(max(duration * 30, 10), 60)) : 1
    var times = (0...count).map { duration * Double($0) / Double(count) }
    times += path._ends.filter { $0 > 0 && $0 < duration }.prefix(60)
    let stops = times.sorted().enumerated().map { number, time in
      AnimationCourse.Stop(look: number, time: time, timing: "linear")
    }
    return AnimationCourse(
      stops: stops, duration: duration, repetition: .forever, keepsEnd: true)
  }

  private static func value(
    of path: KeyframePath, from start: Value, at course: AnimationCourse, _ number: Int
  ) -> Value {
    var value = start
    // Before the course begins, the value is the first one, whatever a step without duration makes of it.
    if number > 0 { path._update(&value, at: course.stops[number].time) }
    return value
  }
}

extension View {
  /// Shows the view with the values of a course again and again.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
  }

  /// Shows the view with the values of a course when another value changes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
  }
}
