/// How a row that was swiped comes back to rest: its content is shown again, beside its buttons.
struct SwipedRow {
  /// Says which of the page's elements the row's content is.
  let scope: UInt64
  let graph: ViewGraph

  /// Shows the content again, after one of the buttons was pressed.
  @MainActor
  func rest() {
    graph.live?.scrolls.append(
      ScrollWish(place: .id(Self.content, nil), scope: scope, isSmooth: true))
    graph.becomeDirty(isMarked: true)
  }

  fileprivate static var content: AnyHashable { true }
}

extension EnvironmentValues {
  private struct SwipedRowKey: EnvironmentKey {
    static var defaultValue: SwipedRow? { nil }
  }

  /// The row around whose buttons a swipe shows.
  var swipedRow: SwipedRow? {
    get { self[SwipedRowKey.self] }
    set { self[SwipedRowKey.self] = newValue }
  }
}

/// A row with what a swipe shows.
nonisolated struct SwipedRowModifier: _PrimitiveModifier {
  @MainActor
  static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    let row = SwipedRow(scope: context.identity, graph: context.graph)
    context.with(\.swipedRow, row) { V._lower(content, into: &$0) }
  }
}

/// A swiped row's content, which is looked for when the row comes to rest.
nonisolated struct SwipedContentModifier: _BoxModifier {
  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    guard context.isLive, let row = context.environment.swipedRow else { return }
    var handler = ElementHandler(.target, isEnabled: false) { _ in }
    handler.scrollMark = ScrollMark(id: SwipedRow.content, scopes: [row.scope])
    context.listen(&box, handler)
  }
}
