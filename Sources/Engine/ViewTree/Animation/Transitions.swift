public import Foundation

/// Where a view is on its way into the page or out of it.
///
/// - Note: As in SwiftUI.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Whether the view is as it is usually.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the view appears, 0 while it is there, 1 once it is gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition does beside its change.
public struct TransitionProperties: Sendable {
  /// Whether the view moves.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view appears and disappears.
///
/// - Note: Differs from SwiftUI: a page shows the view as it is while it is there.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(
    content: Content, phase: TransitionPhase
  ) -> Body

  /// What the transition does beside its change.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The transition with another one at the same time.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    _CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    _AnimatedTransition(base: self, animation: animation)
  }

  /// A view in a phase of the transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content), phase: phase)
  }
}

/// Two transitions at the same time.
nonisolated public struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition with an animation of its own.
nonisolated public struct _AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase).animation(animation, value: phase)
  }
}

/// No transition.
nonisolated public struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades a view in and out.
nonisolated public struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Grows a view and shrinks it.
nonisolated public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint

  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// Moves a view in and out by a distance.
nonisolated public struct OffsetTransition: Transition {
  public var offset: CGSize

  /// Creates the transition.
  public init(_ offset: CGSize) { self.offset = offset }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Moves a view in and out over an edge.
nonisolated public struct MoveTransition: Transition {
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Moves a view in over an edge and out over the opposite one, and fades it.
nonisolated public struct PushTransition: Transition {
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Moves a view in from the leading edge and out over the trailing one.
nonisolated public struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Blurs a view in and out.
nonisolated public struct BlurReplaceTransition: Transition {
  /// How the view is scaled meanwhile.
  public struct Configuration: Equatable, Sendable {
    public static let downUp = Configuration()
    public static let upUp = Configuration()
  }

  public var configuration: Configuration

  /// Creates the transition.
  public init(configuration: Configuration) { self.configuration = configuration }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).blur(radius: phase.isIdentity ? 0 : 8)
  }
}

/// One transition in and another one out.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  public var insertion: Insertion
  public var removal: Removal

  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let leaving = phase == .didDisappear ? TransitionPhase.didDisappear : .identity
    let coming = phase == .willAppear ? TransitionPhase.willAppear : .identity
    removal.apply(
      content: insertion.apply(content: content, phase: coming), phase: leaving)
  }
}

extension Transition where Self == IdentityTransition {
  /// No transition.
  @MainActor public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  /// Fades a view in and out.
  @MainActor public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == SlideTransition {
  /// Moves a view in from the leading edge and out over the trailing one.
  @MainActor public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
  /// Grows a view from nothing.
  @MainActor public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Grows a view and shrinks it.
  @MainActor public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}
extension Transition where Self == MoveTransition {
  /// Moves a view in and out over an edge.
  @MainActor public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
  /// Moves a view in over an edge and out over the opposite one.
  @MainActor public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}
extension Transition where Self == OffsetTransition {
  /// Moves a view in and out by a distance.
  @MainActor public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }
  /// Moves a view in and out by a distance.
  @MainActor public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == BlurReplaceTransition {
  /// Blurs a view in and out.
  @MainActor public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  /// Blurs a view in and out.
  @MainActor public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}

// MARK: What live pages know

/// A transition that is one of those that ``AnyTransition`` has, too.
private protocol KnownTransition {
  var kind: AnyTransition.Kind { get }
}

extension AnyTransition.Kind {
  /// What a transition does, as far as its type says so.
  init<T: Transition>(_ transition: T) {
    self = (transition as? any KnownTransition)?.kind ?? .custom(transition)
  }
}

extension IdentityTransition: KnownTransition {
  fileprivate var kind: AnyTransition.Kind { .identity }
}
extension OpacityTransition: KnownTransition {
  fileprivate var kind: AnyTransition.Kind { .opacity }
}
extension ScaleTransition: KnownTransition {
  fileprivate var kind: AnyTransition.Kind { .scale(scale, anchor: anchor) }
}
extension OffsetTransition: KnownTransition {
  fileprivate var kind: AnyTransition.Kind { .offset(offset) }
}
extension MoveTransition: KnownTransition {
  fileprivate var kind: AnyTransition.Kind { .move(edge) }
}
extension PushTransition: KnownTransition {
  fileprivate var kind: AnyTransition.Kind { .push(edge) }
}
extension SlideTransition: KnownTransition {
  fileprivate var kind: AnyTransition.Kind { .slide }
}
extension AsymmetricTransition: KnownTransition {
  fileprivate var kind: AnyTransition.Kind {
    .asymmetric(insertion: .init(insertion), removal: .init(removal))
  }
}
extension _CombinedTransition: KnownTransition {
  fileprivate var kind: AnyTransition.Kind { .combined(.init(first), .init(second)) }
}
extension _AnimatedTransition: KnownTransition {
  fileprivate var kind: AnyTransition.Kind { .animated(.init(base), animation) }
}
