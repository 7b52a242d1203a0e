import Foundation

/// Keeps an action for changes of a view's size or place.
public struct _GeometryHandler {
  /// Looks at the geometry, and acts if something of it is another than it was.
  package let look: (GeometryProxy, _ last: Any?) -> Any
  /// Looks at the geometry and does nothing.
  package let probe: (GeometryProxy) -> Void

  init<T: Equatable>(
    _ transform: @escaping (GeometryProxy) -> T, _ action: @escaping (T, T) -> Void
  ) {
    look = { proxy, last in
      let new = transform(proxy)
      let old = last as? T
      if old != new { action(old ?? new, new) }
      return new
    }
    probe = { _ = transform($0) }
  }
}

/// What was seen of a view's geometry last.
private final class GeometryMemory {
  var value: Any?
  /// Where the view was in the window.
  var frame: CGRect?
}

extension _GeometryHandler: LiveHandling {
  @MainActor func attach(since mark: Int, in context: inout LoweringContext) {
    let node = context.graph.node(at: Identity.child(context.identity, Salt.Geometry.change))
    let memory = (node.values[0] as? GeometryMemory) ?? GeometryMemory()
    node.values[0] = memory
    // Whether the place matters is known once somebody has asked for it.
    let trial = GeometryReading(size: StaticPage.size, spaces: context.environment.namedSpaces)
    probe(GeometryProxy(reading: trial))
    let (look, spaces) = (look, context.environment.namedSpaces)
    let see = { (frame: CGRect) in
      memory.frame = frame
      let reading = GeometryReading(size: frame.size, origin: frame.origin, spaces: spaces)
      memory.value = look(GeometryProxy(reading: reading), memory.value)
    }
    if trial.isApproximate, let frame = memory.frame {
      // A space around may have moved, or have told its place after the view told its own.
      context.graph.appearActions.append((context.identity, { see(frame) }))
    }
    context.listen(
      since: mark,
      ElementHandler(.size, parameter: trial.isApproximate ? 1 : nil) { payload in
        if let frame = payload.frame { see(frame) }
      })
  }
}

extension LiveEvent.Payload {
  /// The frame that a ``LiveSlot/size`` tells.
  var frame: CGRect? {
    guard let numbers = numbers(4) else { return nil }
    return CGRect(
      x: numbers[2], y: numbers[3], width: max(0, numbers[0]), height: max(0, numbers[1]))
  }
}

extension View {
  /// Runs an action when something of the view's size or place changes.
  ///
  /// - Note: Differs from SwiftUI: a static page does not run it.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_GeometryHandler>> {
    modifier(_HandlerModifier(_GeometryHandler(transform) { action($1) }))
  }

  /// Runs an action when something of the view's size or place changes.
  ///
  /// - Note: Differs from SwiftUI: a static page does not run it.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_GeometryHandler>> {
    modifier(_HandlerModifier(_GeometryHandler(transform, action)))
  }
}
