/// Runs asynchronous work as long as a view is there.
nonisolated public struct _TaskModifier<ID: Equatable>: _PrimitiveModifier {
  @usableFromInline let id: ID
  @usableFromInline let priority: TaskPriority
  @usableFromInline let action: @Sendable () async -> Void

  @inlinable
  init(id: ID, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let row = context.beginLoneRow()
    let identity = context.identity
    context.identity = Identity.child(identity, Salt.Task.content)
    V._lower(content, into: &context)
    context.identity = identity
    modifier.note(in: &context)
    context.end(row)
  }

  @MainActor
  private func note(in context: inout LoweringContext) {
    guard context.isNear(), !context.waitsForSize() else { return }
    let place = Identity.child(context.identity, Salt.Task.memory)
    let (graph, node) = (context.graph, context.graph.node(at: place))
    let scope = context.environment.pageScope.scope
    if let scope {
      node.leave = { scope.forget(place) }
      scope.tell(
        place,
        PageScope.Listener(
          cover: { [weak node] in node?.values[0] = nil },
          show: { [weak graph, weak node, self] in
            if let graph, let node { begin(at: place, node, graph) }
          }))
    }
    let known = node.values[0] as? RunningTask<ID>
    guard known?.id != id, scope?.isCovered != true else { return }
    known?.task?.cancel()
    begin(at: place, node, graph)
  }

  @MainActor
  private func begin(at place: UInt64, _ node: StateNode, _ graph: ViewGraph) {
    let running = RunningTask(id: id)
    node.values[0] = running
    let (priority, action) = (priority, action)
    graph.appearActions.append(
      (
        place,
        { [weak running, weak graph] in
          graph?.runningAction = nil
          // Up to its first wait the work belongs to the first frame.
          running?.task = Task.immediate(priority: priority) { await action() }
        }
      ))
  }
}

/// Work that ends with the place that it belongs to.
private final class RunningTask<ID> {
  let id: ID
  var task: Task<Void, Never>?

  init(id: ID) { self.id = id }

  deinit { task?.cancel() }
}

extension View {
  /// Does asynchronous work from the view's appearance on; it is cancelled when the view goes.
  ///
  /// - Note: Differs from SwiftUI: a static page shows what the work has done up to its first wait.
  @inlinable nonisolated public consuming func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: true, priority: priority, action: action))
  }

  /// Does asynchronous work from the view's appearance on, and again whenever `id` changes.
  ///
  /// - Note: Differs from SwiftUI: a static page shows what the work has done up to its first wait.
  @inlinable nonisolated public consuming func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }
}
