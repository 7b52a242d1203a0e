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
/// - Note: Differs from SwiftUI: views are shown as they are in sight.
public struct ScrollTransitionConfiguration: Sendable {
  public static let identity = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let animated = ScrollTransitionConfiguration()
  public static func animated(
    _ animation: Animation
  ) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
  /// The configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// How much of a view has to be in sight.
  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }
}

/// Draws a view as it is in sight.
nonisolated public struct _ScrollTransitionModifier<Effect: VisualEffect>: _PrimitiveModifier {
  let transition: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let effect = modifier.transition(EmptyVisualEffect(), .identity)
    guard !(effect is EmptyVisualEffect) else {
      V._lower(content, into: &context)
      return
    }
    AnyView._lower(effect._apply(to: AnyView(content)), into: &context)
  }
}

extension View {
  /// Changes what the view draws while it comes into sight.
  ///
  /// - Note: Differs from SwiftUI: the view is shown as it is in sight.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> ModifiedContent<Self, _ScrollTransitionModifier<Effect>> {
    modifier(_ScrollTransitionModifier(transition: transition))
  }

  /// Changes what the view draws while it comes into sight.
  ///
  /// - Note: Differs from SwiftUI: the view is shown as it is in sight.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> ModifiedContent<Self, _ScrollTransitionModifier<Effect>> {
    modifier(_ScrollTransitionModifier(transition: transition))
  }
}
