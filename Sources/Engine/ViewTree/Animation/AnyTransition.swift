public import Foundation

/// A transition whose type is hidden.
///
/// - Note: Differs from SwiftUI: a static page shows the view as it is. On a live page what an app's own transition
///   changes in drawing is seen; one that gives the view other parts fades.
public struct AnyTransition {
  /// What happens when a view comes and goes; kept for live pages.
  package indirect enum Kind {
    case identity, opacity, slide
    case scale(Double, anchor: UnitPoint)
    case move(Edge)
    case push(Edge)
    case offset(CGSize)
    case modifier(active: any ViewModifier, identity: any ViewModifier)
    case custom(any Transition)
    case asymmetric(insertion: Kind, removal: Kind)
    case combined(Kind, Kind)
    case animated(Kind, Animation?)
  }
  package let kind: Kind
  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) { self.init(Kind(transition)) }

  init(_ kind: Kind) { self.kind = kind }

  /// No transition.
  public static var identity: AnyTransition { AnyTransition(.identity) }
  /// Fades a view in and out.
  public static var opacity: AnyTransition { AnyTransition(.opacity) }
  /// Moves a view in from the leading edge and out over the trailing one.
  public static var slide: AnyTransition { AnyTransition(.slide) }
  /// Grows a view from nothing.
  public static var scale: AnyTransition { AnyTransition(.scale(0, anchor: .center)) }

  /// Grows a view and shrinks it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(Double(scale), anchor: anchor))
  }
  /// Moves a view in and out over an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }
  /// Moves a view in over an edge and out over the opposite one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }
  /// Moves a view in and out by a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }
  /// Moves a view in and out by a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// One transition in and another one out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion.kind, removal: removal.kind))
  }
  /// Changes a view by one modifier while it is there and by another one before and after.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(.modifier(active: active, identity: identity))
  }

  /// The transition with another one at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(kind, other.kind))
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(.animated(kind, animation))
  }
}

/// Says how a view appears and disappears.
nonisolated public struct _TransitionModifier: _PrimitiveModifier {
  package let transition: AnyTransition

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let mark = context.mark()
    let kind = modifier.transition.kind
    guard kind.changesResting else {
      V._lower(content, into: &context)
      return context.lowerTransition(kind, since: mark) { _, _ in [:] }
    }
    let view = AnyView(content)
    guard context.isLive else { return AnyView._lower(kind.view(view, .identity), into: &context) }
    let start = BoxExtent(context.tree)
    context.lowerFully(kind.view(view, .identity))
    let end = BoxExtent(context.tree)
    context.lowerTransition(kind, since: mark) { phase, context in
      context.changes(
        start.boxes..<end.boxes, of: kind.view(view, .identity), in: kind.view(view, phase))
    }
  }
}

extension AnyTransition.Kind {
  /// Whether the transition may change a view even while it is there.
  fileprivate var changesResting: Bool {
    switch self {
    case .modifier, .custom: true
    case .asymmetric(let first, let second), .combined(let first, let second):
      first.changesResting || second.changesResting
    case .animated(let base, _): base.changesResting
    default: false
    }
  }

  /// The view in a phase.
  @MainActor
  fileprivate func view(_ view: AnyView, _ phase: TransitionPhase) -> AnyView {
    switch self {
    case .modifier(let active, let identity):
      return (phase.isIdentity ? identity : active).applied(to: view)
    case .custom(let transition): return transition.applied(to: view, phase)
    case .asymmetric(let first, let second):
      return second.view(
        first.view(view, phase == .willAppear ? phase : .identity),
        phase == .didDisappear ? phase : .identity)
    case .combined(let first, let second):
      return second.view(first.view(view, phase), phase)
    case .animated(let base, _): return base.view(view, phase)
    default: return view
    }
  }
}

extension ViewModifier {
  @MainActor
  fileprivate func applied(to view: AnyView) -> AnyView { AnyView(view.modifier(self)) }
}

extension Transition {
  @MainActor
  fileprivate func applied(to view: AnyView, _ phase: TransitionPhase) -> AnyView {
    AnyView(apply(content: view, phase: phase))
  }
}

extension View {
  /// Says how the view appears and disappears.
  ///
  /// - Note: Differs from SwiftUI: see ``AnyTransition``.
  nonisolated public func transition(
    _ t: AnyTransition
  ) -> ModifiedContent<Self, _TransitionModifier> {
    modifier(_TransitionModifier(transition: t))
  }

  /// Says how the view appears and disappears.
  ///
  /// - Note: Differs from SwiftUI: see ``AnyTransition``.
  @_disfavoredOverload
  nonisolated public func transition<T: Transition>(
    _ transition: T
  ) -> ModifiedContent<Self, _TransitionModifier> {
    modifier(_TransitionModifier(transition: AnyTransition(transition)))
  }
}
