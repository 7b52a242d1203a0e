public import Foundation

/// Keeps an action for something that happens on a live page.
nonisolated public struct _HandlerModifier<Handler>: _PrimitiveModifier {
  /// What is done, and what it depends on.
  package let handler: Handler

  package init(_ handler: Handler) { self.handler = handler }

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let mark = context.mark()
    V._lower(content, into: &context)
    guard context.isLive, let handler = modifier.handler as? any LiveHandling else { return }
    handler.attach(since: mark, in: &context)
  }

  /// On pages without a process nothing is handled.
  @MainActor
  public static func _plan<V: View>(
    _ planner: inout _OutlinePlanner, at offset: Int, _ content: V.Type, at contentOffset: Int
  ) {
    V._plan(&planner, at: contentOffset)
  }
}

/// What a live page can do on request.
@MainActor
protocol LiveHandling {
  /// Adds handlers to the boxes that came since a mark.
  @MainActor func attach(since mark: Int, in context: inout LoweringContext)
}

extension _HoverHandler: LiveHandling {
  @MainActor func attach(since mark: Int, in context: inout LoweringContext) {
    let action = action
    context.listen(
      since: mark,
      context.answering(.hover) { payload in
        guard case .motion(let phase, _) = payload else { return }
        if phase == LiveEvent.Phase.began.rawValue { action(true) }
        if phase >= LiveEvent.Phase.ended.rawValue { action(false) }
      })
  }
}

extension _ContinuousHoverHandler: LiveHandling {
  @MainActor func attach(since mark: Int, in context: inout LoweringContext) {
    let action = action
    context.listen(
      since: mark,
      context.answering(.hover) { payload in
        guard case .motion(let phase, _) = payload, let numbers = payload.numbers(2) else { return }
        if phase >= LiveEvent.Phase.ended.rawValue { return action(.ended) }
        action(.active(CGPoint(x: numbers[0], y: numbers[1])))
      })
  }
}

extension _OpenURLHandler: LiveHandling {
  @MainActor func attach(since mark: Int, in context: inout LoweringContext) {
    guard let live = context.graph.live else { return }
    let place = Identity.child(context.identity, Salt.Handler.memory)
    live.openURLActions[place] = action
    context.graph.node(at: place).leave = { live.openURLActions[place] = nil }
  }
}

/// An action for an address that the app is opened with.
public struct _OpenURLHandler {
  package let action: (URL) -> Void
}

/// An action for where the pointer is.
public struct _ContinuousHoverHandler {
  package let action: (HoverPhase) -> Void
}

/// Where the pointer is while it is over a view.
///
/// - Note: As in SwiftUI.
public enum HoverPhase: Equatable, Sendable {
  /// It is over the view, at a point.
  case active(CGPoint)
  /// It has left the view.
  case ended
}

/// An action for the pointer's coming and going.
public struct _HoverHandler {
  package let action: (Bool) -> Void
}

extension View {
  /// Runs an action when the app is opened with an address.
  ///
  /// - Note: Differs from SwiftUI: it runs on a live page that was opened with more than its bare address, with
  ///   that address or with the link of the app's own scheme that is in it (`/?open=reader%3A%2F%2F…`), and
  ///   when a link of that scheme is followed; a static page does not run it.
  nonisolated public func onOpenURL(
    perform action: @escaping (URL) -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_OpenURLHandler>> {
    modifier(_HandlerModifier(_OpenURLHandler(action: action)))
  }

  /// Runs an action when the pointer comes and goes.
  ///
  /// - Note: Differs from SwiftUI: a static page does not run it.
  nonisolated public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_HoverHandler>> {
    modifier(_HandlerModifier(_HoverHandler(action: action)))
  }

  /// Runs an action while the pointer is over the view.
  ///
  /// - Note: Differs from SwiftUI: points are in the view, whatever space is asked for. A static page does
  ///   not run it.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_ContinuousHoverHandler>> {
    modifier(_HandlerModifier(_ContinuousHoverHandler(action: action)))
  }

  /// Gives the view an effect under the pointer.
  ///
  /// - Note: Differs from SwiftUI: pages have no such effect.
  @inlinable
  nonisolated public consuming func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }

  /// Gives the view an effect under the pointer.
  ///
  /// - Note: Differs from SwiftUI: pages have no such effect.
  @inlinable nonisolated public consuming func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> Self { self }
}

/// An effect under the pointer.
///
/// - Note: Differs from SwiftUI: pages have no such effect.
public struct HoverEffect: Hashable, Sendable {
  private let number: Int
  public static let automatic = HoverEffect(number: 0)
  public static let highlight = HoverEffect(number: 1)
  public static let lift = HoverEffect(number: 2)
}
