public import Foundation

/// What is known of a scroll view's content and place.
///
/// - Note: As in SwiftUI.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is in sight.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The container with its insets.
  public var bounds: CGRect { visibleRect }
}

/// What moves a scroll view.
///
/// - Note: As in SwiftUI.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether something moves it.
  public var isScrolling: Bool { self != .idle }
}

/// What is known while a scroll view's phase changes.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}

/// Keeps an action for what a scroll view does.
public struct _ScrollHandler {
  package let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

/// Keeps an action for what a scroll view shows.
public struct _ScrollGeometryHandler {
  package let look: (ScrollGeometry, _ last: Any?) -> Any
}

/// What was seen of a scroll view's geometry last.
private final class ScrollMemory {
  var value: Any?
}

extension ScrollGeometry {
  /// What a browser says of a scroll view, and whether it rests.
  fileprivate static func told(_ payload: LiveEvent.Payload) -> (ScrollGeometry, isResting: Bool)? {
    guard case .motion(let phase, _) = payload, let part = payload.numbers(6) else { return nil }
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: part[0], y: part[1]),
      contentSize: CGSize(width: part[2], height: part[3]), contentInsets: EdgeInsets(),
      containerSize: CGSize(width: part[4], height: part[5]))
    return (geometry, phase & 1 == 1)
  }
}

extension LoweringContext {
  /// What a handler of scrolling at the view's place has noted.
  @MainActor
  fileprivate func scrollMemory(_ salt: UInt64) -> ScrollMemory {
    let node = graph.node(at: Identity.child(identity, salt))
    let memory = (node.values[0] as? ScrollMemory) ?? ScrollMemory()
    node.values[0] = memory
    return memory
  }
}

extension _ScrollHandler: LiveHandling {
  @MainActor func attach(since mark: Int, in context: inout LoweringContext) {
    let memory = context.scrollMemory(Salt.Scroll.phase)
    let action = action
    context.listen(
      since: mark,
      ElementHandler(.scroll) { payload in
        guard let (geometry, isResting) = ScrollGeometry.told(payload) else { return }
        let old = memory.value as? ScrollPhase ?? .idle
        let new = isResting ? ScrollPhase.idle : .interacting
        memory.value = new
        guard old != new else { return }
        action(old, new, ScrollPhaseChangeContext(geometry: geometry, velocity: nil))
      })
  }
}

extension _ScrollGeometryHandler: LiveHandling {
  @MainActor func attach(since mark: Int, in context: inout LoweringContext) {
    let memory = context.scrollMemory(Salt.Scroll.observation)
    let look = look
    context.listen(
      since: mark,
      ElementHandler(.scroll) { payload in
        guard let (geometry, _) = ScrollGeometry.told(payload) else { return }
        memory.value = look(geometry, memory.value)
      })
  }
}

/// Keeps an action for a view's coming into sight.
public struct _VisibilityHandler {
  package let action: (Bool) -> Void
}

extension _VisibilityHandler: LiveHandling {
  @MainActor func attach(since mark: Int, in context: inout LoweringContext) {
    let action = action
    context.listen(
      since: mark,
      ElementHandler(.visible) { payload in
        if case .flag(let isSeen) = payload { action(isSeen) }
      })
  }
}

extension View {
  /// Runs an action when something of a scroll view's geometry changes.
  ///
  /// - Note: Differs from SwiftUI: a static page does not run it.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_ScrollGeometryHandler>> {
    let look = { (geometry: ScrollGeometry, last: Any?) -> Any in
      let new = transform(geometry)
      let old = last as? T
      if old != new { action(old ?? new, new) }
      return new
    }
    return modifier(_HandlerModifier(_ScrollGeometryHandler(look: look)))
  }

  /// Runs an action when scrolling begins or ends.
  ///
  /// - Note: Differs from SwiftUI: whatever moves the view, the phases are `interacting` and `idle`; the
  ///   velocity isn't known. A static page does not run it.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_ScrollHandler>> {
    modifier(_HandlerModifier(_ScrollHandler { old, new, _ in action(old, new) }))
  }

  /// Runs an action when scrolling begins or ends.
  ///
  /// - Note: Differs from SwiftUI: whatever moves the view, the phases are `interacting` and `idle`; the
  ///   velocity isn't known. A static page does not run it.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_ScrollHandler>> {
    modifier(_HandlerModifier(_ScrollHandler(action: action)))
  }

  /// Runs an action when the view comes into sight or leaves it.
  ///
  /// - Note: Differs from SwiftUI: any part in sight counts, whatever the threshold. A static page does
  ///   not run it.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_VisibilityHandler>> {
    modifier(_HandlerModifier(_VisibilityHandler(action: action)))
  }

  /// Runs an action when other scroll targets come into sight.
  ///
  /// - Note: Differs from SwiftUI: pages do not run it.
  @inlinable
  nonisolated public consuming func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> Self { self }
}
