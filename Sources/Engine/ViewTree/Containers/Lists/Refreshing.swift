import ElementTree
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
    let isInBar = context.environment.navigation != nil
    let button = RefreshButton(isRefreshing: isRefreshing.value, isInBar: isInBar) {
      guard !isRefreshing.unreadValue else { return }
      isRefreshing.set(true)
      task.task = Task.immediate {
        await action()
        isRefreshing.set(false)
      }
    }
    let stack = isInBar ? nil : context.openVertical()
    if !isInBar { context.lower(button, at: Salt.Refresh.button) }
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

/// The button that loads content anew; while it does, a sign of it. It stays the same button, so that it keeps the focus.
nonisolated private struct RefreshButton: View {
  let isRefreshing: Bool
  let isInBar: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      if isRefreshing { sign } else { Image(systemName: "arrow.clockwise") }
    }
    .accessibilityLabel(Text(system: isRefreshing ? "Refreshing" : "Refresh"))
    .padding(isInBar ? 0 : 8)
    .modifier(PulledModifier(isRefreshing: isRefreshing))
  }

  /// What turns; a spinner that says something of its own could not be in a button.
  private var sign: some View {
    Color.clear.frame(width: 20, height: 20)
      .element(.span, [(.class, ControlLook.spinner.rawValue), (.ariaHidden, "true")])
  }
}

/// Lets a pull of the content beside it press the view's button. Where fingers are all there is the button itself is for
/// assistive technology.
nonisolated private struct PulledModifier: _BoxModifier, Sendable {
  let isRefreshing: Bool

  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    context.annotate(&box) { $0.set(.class, "l-pull") }
    context.listen(
      &box,
      ElementHandler(
        .shortcut, parameter: modifier.isRefreshing ? 1 : 0,
        isEnabled: context.environment.style.isEnabled
      ) { _ in })
  }
}

extension View {
  /// Runs an action when the reader asks for newer content.
  ///
  /// - Note: Differs from SwiftUI: on a live page a pull asks for it by touch, and elsewhere a button in the bar around, or
  ///   above the view where there is no bar; a static page has neither.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> ModifiedContent<Self, _RefreshModifier> {
    modifier(_RefreshModifier(action: action))
  }
}
