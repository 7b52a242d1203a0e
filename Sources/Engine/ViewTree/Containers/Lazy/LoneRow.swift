/// A view beside the rows of a lazy container, which comes and goes by sight as they do.
@usableFromInline
struct LoneRow {
  let window: RowWindow
  let mark: Int
  /// What holds around the view.
  let links: EnvironmentLink?
  /// The key of the row that the view is.
  static let key: UInt64 = 1
}

/// What is kept of a view beside the rows of a lazy container.
private final class LonePlace {
  let window: RowWindow
  /// How many rows of collections stand in front.
  let before: Int

  init(_ window: RowWindow, before: Int) {
    self.window = window
    self.before = before
  }
}

extension LoweringContext {
  /// Begins a view for which something is done when it comes: where it stands right in a lazy container, its
  /// coming is by sight. Nil elsewhere.
  @MainActor @usableFromInline
  mutating func beginLoneRow() -> LoneRow? {
    let loading = environment.rowLoading
    guard isLive, loading.isLazy, !loading.isAlone, loading.kind == environment.containerKind,
      loading.isGrid || stackAxis != .none, let live = graph.live
    else { return nil }
    let node = graph.node(at: Identity.child(identity, Salt.Row.alone))
    let before = loading.tally.count
    let known = node.values[0] as? LonePlace
    let place: LonePlace
    if let known, known.before >= before {
      place = known
    } else {
      // Rows that came in front have moved the view away, even if the reader follows at once.
      let window = RowWindow(number: live.nextNumber(), graph: graph, kept: nil)
      place = LonePlace(window, before: before)
      // The first views of a container are near before the page has said anything.
      if known != nil || pending.count - loading.start >= RowWindow.firstNear { window.beginFar() }
      node.values[0] = place
    }
    let window = place.window
    window.isHorizontal = loading.isGrid ? loading.isHorizontal : stackAxis == .horizontal
    window.outer = loading.window
    _ = window.begin(1, key: { _ in LoneRow.key }, scan: { _ in })
    let row = LoneRow(window: window, mark: mark(), links: environment.links)
    environment = window.surroundings(of: 0, environment, isAlone: true)
    return row
  }

  /// Ends a view that comes by sight.
  @MainActor @usableFromInline
  mutating func end(_ row: LoneRow?) {
    guard let row else { return }
    environment.links = row.links
    row.window.endRow(LoneRow.key, at: 0, from: nil, since: row.mark, &self)
    row.window.endRows()
  }
}
