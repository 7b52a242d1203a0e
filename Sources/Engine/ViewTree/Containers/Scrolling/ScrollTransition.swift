/// How far a view has come into sight.
///
/// - Note: As in SwiftUI.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }
  /// −1 before, 0 in sight, 1 after.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it comes into sight.
///
/// - Note: Differs from SwiftUI: the change follows the scrolling, also where it is to be animated.
public struct ScrollTransitionConfiguration: Sendable {
  /// The curve of the change; nil for none at all.
  let curve: UnitCurve?
  var threshold = Threshold.visible

  public static let identity = ScrollTransitionConfiguration(curve: nil)
  public static let interactive = interactive()
  public static let animated = animated()
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration(curve: timingCurve) }
  public static func animated(
    _ animation: Animation = .default
  ) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration(curve: .easeInOut) }
  /// The configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }

  /// How much of a view has to be in sight.
  public struct Threshold: Sendable {
    /// How much of it, of 1; nil for where it is in the middle.
    let amount: Double?

    public static let visible = Threshold(amount: 1)
    public static let hidden = Threshold(amount: 0)
    public static let centered = Threshold(amount: nil)
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(amount: amount.isFinite ? min(max(amount, 0), 1) : 1)
    }
  }
}

extension AnimationCourse {
  /// What a view goes through while it is scrolled: look 0 in sight, 1 before it has come in at the
  /// trailing end, 2 when it has gone out at the leading one.
  init(
    leading: ScrollTransitionConfiguration, trailing: ScrollTransitionConfiguration, axis: Axis
  ) {
    var stops: [Stop] = []
    func add(_ look: Int, _ place: ScrollPlace, _ curve: UnitCurve? = nil) {
      if stops.last?.place == place { stops.removeLast() }
      let timing = curve.map { Animation.timingCurve($0, duration: 1).timing }
      stops.append(Stop(look: look, time: 0, place: place, timing: timing ?? "linear"))
    }
    // A change takes a little way even where it is to take none, so that one look follows the other.
    let least = 0.01
    if let curve = trailing.curve {
      add(1, .entry(0), curve)
      add(0, trailing.threshold.amount.map { .entry(max($0, least)) } ?? .center)
    } else {
      add(0, .entry(0))
    }
    if let curve = leading.curve {
      add(0, leading.threshold.amount.map { .exit(1 - max($0, least)) } ?? .center, curve)
      add(2, .exit(1))
    } else {
      add(0, .exit(1))
    }
    let changes = leading.curve != nil || trailing.curve != nil
    self.init(stops: changes ? stops : [], duration: 0, repetition: .scrolled(axis))
  }
}

/// Draws a view by how far it has come into sight.
nonisolated public struct _ScrollTransitionModifier<Effect: VisualEffect>: _PrimitiveModifier {
  let leading: ScrollTransitionConfiguration
  let trailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    guard Effect.self != EmptyVisualEffect.self else { return V._lower(content, into: &context) }
    let phases = [ScrollTransitionPhase.identity, .bottomTrailing, .topLeading]
    let course = AnimationCourse(
      leading: modifier.leading, trailing: modifier.trailing,
      axis: modifier.axis ?? context.environment.scrollAxis)
    let draw = { (number: Int, view: AnyView, context: inout LoweringContext) in
      let effect = modifier.transition(EmptyVisualEffect(), phases[number])
      AnyView._lower(effect._apply(to: view), into: &context)
    }
    if context.lower(course, on: content, effect: draw) { return }
    context.lower(course) { draw($0, AnyView(content), &$1) }
  }
}

extension View {
  /// Changes what the view draws while it comes into sight and goes out of it.
  ///
  /// - Note: Differs from SwiftUI: the change follows the scrolling in browsers that have scroll-driven
  ///   animations; in others the view is shown as it is in sight.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> ModifiedContent<Self, _ScrollTransitionModifier<Effect>> {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes what the view draws while it comes into sight and goes out of it.
  ///
  /// - Note: Differs from SwiftUI: the change follows the scrolling in browsers that have scroll-driven
  ///   animations; in others the view is shown as it is in sight.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> ModifiedContent<Self, _ScrollTransitionModifier<Effect>> {
    modifier(
      _ScrollTransitionModifier(
        leading: topLeading, trailing: bottomTrailing, axis: axis, transition: transition))
  }
}
