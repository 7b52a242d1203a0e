import ElementTree

/// How rows of collections are made where a view is: all at once, or as they come near what the reader sees.
struct RowLoading: Equatable {
  /// Whether a lazy container is around, and no row of a collection in between.
  var isLazy = false
  /// What kind of container it is; another in between is not lazy.
  var kind = ContainerKind.none
  /// Whether the container is a grid, and whether its lines stand side by side.
  var isGrid = false
  var isHorizontal = false
  /// How many views were there when the container began; it says nothing about the surroundings.
  var start = 0
  /// How many rows the collections in the container have that came so far; nothing of the surroundings either.
  var tally = RowTally()
  /// How far apart rows are before any was measured, in points.
  var pitch = 44.0
  /// The collection of whose rows one is around.
  weak var window: RowWindow?
  /// Whether that row is a view beside those of collections.
  var isAlone = false
  /// Whether that row, or one around it, is far from what the reader sees.
  var isFar = false

  static func == (left: Self, right: Self) -> Bool {
    left.isLazy == right.isLazy && left.kind == right.kind && left.isGrid == right.isGrid
      && left.isHorizontal == right.isHorizontal && left.pitch == right.pitch
      && left.window === right.window && left.isAlone == right.isAlone
      && left.isFar == right.isFar
  }
}

/// How many rows came in a container so far.
final class RowTally {
  var count = 0
}

private struct RowLoadingKey: EnvironmentKey {
  static var defaultValue: RowLoading { RowLoading() }
}

extension EnvironmentValues {
  /// How rows of collections are made here.
  var rowLoading: RowLoading {
    get { self[RowLoadingKey.self] }
    set { self[RowLoadingKey.self] = newValue }
  }
}

extension LoweringContext {
  /// Says that rows of collections are made as they come near, on a live page.
  ///
  /// - Parameter kind: What the container says that it is to those inside, where it says something.
  mutating func beginLazy(
    isGrid: Bool = false, isHorizontal: Bool = false, kind: ContainerKind? = nil
  ) {
    guard isLive else { return }
    var loading = environment.rowLoading
    loading.isLazy = true
    loading.kind = kind ?? environment.containerKind
    loading.isGrid = isGrid
    loading.isHorizontal = isHorizontal
    loading.start = mark()
    loading.tally = RowTally()
    loading.isAlone = false
    environment.rowLoading = loading
  }

  /// The window of the collection that is being lowered; nil where all rows are made at once.
  @MainActor
  mutating func rowWindow(of count: Int) -> RowWindow? {
    guard isLive, count > 0, let live = graph.live else { return nil }
    let loading = environment.rowLoading
    guard loading.isLazy, loading.kind == environment.containerKind,
      loading.isGrid || stackAxis != .none
    else { return nil }
    loading.tally.count += count
    let place = Identity.child(identity, Salt.Row.window)
    let node = graph.node(at: place)
    let isHorizontal = loading.isGrid ? loading.isHorizontal : stackAxis == .horizontal
    let window: RowWindow
    if let known = node.values[0] as? RowWindow {
      window = known
    } else {
      window = RowWindow(number: live.nextNumber(), graph: graph, kept: node.kept[0])
      node.values[0] = window
    }
    window.isHorizontal = isHorizontal
    window.outer = loading.window
    window.scopes = environment.scrollScopes
    live.rowWindows[place] = window
    node.leave = { [weak live, weak window] in
      live?.rowWindows[place] = nil
      window?.end()
    }
    return window
  }

  /// Whether what is done when a view comes is to be done here: not in a row that is far from what the
  /// reader sees.
  @MainActor
  func isNear() -> Bool {
    guard isLive else { return true }
    let loading = environment.rowLoading
    loading.window?.follow()
    return !loading.isFar
  }

  /// Adds the room of rows that are not made.
  @MainActor
  mutating func addGap(_ rows: Range<Int>, _ key: UInt64, of window: RowWindow) {
    let mark = mark()
    let extent = "\(Int(window.extent(of: rows, environment.rowLoading.pitch)))"
    addControl(
      .svg, nil,
      window.isHorizontal
        ? [(.width, extent), (.height, "1")] : [(.width, "1"), (.height, extent)],
      width: .unknown, height: .unknown, handlers: [window.handler(.gap(rows))])
    setKey(key, since: mark)
    let isGrid = environment.rowLoading.isGrid
    let isHorizontal = window.isHorizontal
    forEachBox(since: mark) { box, context in
      context.setTraits(of: box) { $0.isGap = true }
      if isGrid {
        context.mark(
          &box, isHorizontal ? .gridRow : .gridColumn, CSSValue.text(CSSText("1/-1")))
      }
    }
    window.note(.gap(rows))
  }
}
