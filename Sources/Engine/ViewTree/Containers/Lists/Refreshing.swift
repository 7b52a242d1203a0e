import Foundation

/// Offers readers to load content anew.
nonisolated public struct _RefreshModifier: _PrimitiveModifier {
  let action: @Sendable () async -> Void

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    guard context.isLive else { return V._lower(content, into: &context) }
    let action = modifier.action
    let place = Identity.child(context.identity, Salt.Refresh.task)
    let node = context.graph.node(at: place)
    let isRefreshing = node.cell(0, false, in: context.graph)
    let task = (node.values[1] as? RefreshTask) ?? RefreshTask()
    node.values[1] = task
    let button = RefreshButton(isRefreshing: isRefreshing.value) {
      guard !isRefreshing.unreadValue else { return }
      isRefreshing.set(true)
      task.task = Task.immediate {
        await action()
        isRefreshing.set(false)
      }
    }
    let isInBar = context.environment.navigation != nil
    let stack = isInBar ? nil : context.openVertical()
    if !isInBar { context.lower(button.padding(8), at: Salt.Refresh.button) }
    context.with(\.refresh, RefreshAction(action)) { V._lower(content, into: &$0) }
    if let stack { return context.closeVertical(stack, .trailing, 0) }
    let entry = ToolbarEntry(
      placement: .automatic, view: AnyView(button), environment: context.environment,
      identity: Identity.child(context.identity, Salt.Refresh.button))
    context.preferences.merge(ToolbarItemsKey.self, [entry])
  }
}

/// Work that ends with the place that it belongs to.
private final class RefreshTask {
  var task: Task<Void, Never>?

  deinit { task?.cancel() }
}

/// The button that loads content anew; while it does, a sign of it.
nonisolated private struct RefreshButton: View {
  let isRefreshing: Bool
  let action: @MainActor () -> Void

  var body: some View {
    if isRefreshing {
      ProgressView().accessibilityLabel(Text(system: "Refreshing"))
    } else {
      Button(action: action) { Image(systemName: "arrow.clockwise") }
        .accessibilityLabel(Text(system: "Refresh"))
    }
  }
}

extension View {
  /// Runs an action when the reader asks for newer content.
  ///
  /// - Note: Differs from SwiftUI: browsers keep the pull for loading the page again. On a live page a
  ///   button in the bar around asks for it, or above the view where there is no bar; a static page has none.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> ModifiedContent<Self, _RefreshModifier> {
    modifier(_RefreshModifier(action: action))
  }
}
