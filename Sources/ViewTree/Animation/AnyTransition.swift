public import Foundation

/// A transition whose type is hidden.
///
/// - Note: Differs from SwiftUI: a static page shows the view as it is; a live page fades, shrinks from
///   nothing, or moves over an edge, whatever the numbers, and an app's own fade.
public struct AnyTransition {
  /// What happens when a view comes and goes; kept for live pages.
  package indirect enum Kind {
    case identity, opacity, slide
    case scale(Double, anchor: UnitPoint)
    case move(Edge)
    case push(Edge)
    case offset(CGSize)
    /// The modifier while the view is there.
    case modifier(any ViewModifier)
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
    AnyTransition(.modifier(identity))
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
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    let mark = context.mark()
    if modifier.transition.kind.changesResting {
      AnyView._lower(modifier.transition.kind.resting(AnyView(content)), into: &context)
    } else {
      V._lower(content, into: &context)
    }
    context.lowerTransition(modifier.transition.kind, since: mark)
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

  /// The view while it is there.
  @MainActor
  fileprivate func resting(_ view: AnyView) -> AnyView {
    switch self {
    case .modifier(let modifier): return modifier.applied(to: view)
    case .custom(let transition): return transition.resting(view)
    case .asymmetric(let first, let second), .combined(let first, let second):
      return second.resting(first.resting(view))
    case .animated(let base, _): return base.resting(view)
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
  fileprivate func resting(_ view: AnyView) -> AnyView {
    AnyView(apply(content: view, phase: .identity))
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
