public import Combine

/// Runs an action with each value that a publisher sends.
nonisolated public struct _SubscriptionModifier<P: Publisher>: _PrimitiveModifier
where P.Failure == Never {
  @usableFromInline let publisher: P
  @usableFromInline let action: (P.Output) -> Void

  @inlinable
  init(publisher: P, action: @escaping (P.Output) -> Void) {
    self.publisher = publisher
    self.action = action
  }

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let identity = context.identity
    context.identity = Identity.child(identity, Salt.Receive.content)
    V._lower(content, into: &context)
    context.identity = identity
    modifier.note(in: &context)
  }

  @MainActor
  func note(in context: inout LoweringContext) {
    guard !context.waitsForSize() else { return }
    let place = Identity.child(context.identity, Salt.Receive.memory)
    let node = context.graph.node(at: place)
    if let known = node.values[0] as? Receiver<P.Output> {
      known.action = action
      return
    }
    let receiver = Receiver(action)
    node.values[0] = receiver
    let publisher = publisher
    context.graph.appearActions.append(
      (
        place,
        { [weak receiver] in
          receiver?.subscription = publisher.sink { [weak receiver] in receiver?.action($0) }
        }
      ))
  }
}

/// The latest action for a publisher's values, and the subscription that lasts as long.
private final class Receiver<Output> {
  var action: (Output) -> Void
  var subscription: AnyCancellable?

  init(_ action: @escaping (Output) -> Void) { self.action = action }
}

extension View {
  /// Runs an action with each value that a publisher sends, from the view's appearance on.
  @inlinable nonisolated public consuming func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}
