import ElementTree
import Foundation

extension LoweringContext {
  /// Lowers content that may depend on its size, at the top and the leading edge of a box that
  /// takes what it is proposed.
  ///
  /// Content that asks for the size is made for several. Where all are alike, it stands as it is;
  /// where lengths lie on a line, they become expressions of the box's size.
  @usableFromInline @MainActor
  mutating func lowerForSize(
    _ lower: (GeometryProxy, inout LoweringContext) -> Void
  ) {
    if isLive { return lowerForReportedSize(lower) }
    // Boxes of several sizes are compared.
    let foldedRows = foldsRows
    foldsRows = false
    defer { foldsRows = foldedRows }
    let stack = openZStack()
    let start = boxCounts()
    let before = preferences
    let reading = GeometryReading(size: StaticPage.size)
    let reader = isInLayer ? UnmeasuredReader(nil, in: environment.unmeasuredReader) : nil
    lowerContent(reading, in: reader, lower)
    var usesUnits = false
    if reading.wasRead {
      let samples = GeometrySample.sizes.map { size in
        sample(size, start: start, in: reader, lower)
      }
      switch fit(samples, since: start) {
      case .equal where !reading.isApproximate: break
      case .linear where !reading.isApproximate: usesUnits = true
      case .equal, .linear, .different:
        let size = environment.pageSize
        if size != StaticPage.size {
          preferences = before
          removeBoxes(to: start)
          lowerContent(GeometryReading(size: size), in: reader, lower)
        }
        reportSizeDependence(size)
      }
    }
    if reader?.isAwaited == true { reportUnknownSize() }
    stackAxis = stack.axis
    var box = Box(kind: .zstack, width: .filling(), height: .filling())
    box.alignment = BoxAlignment(.leading, .top)
    // Never taken for its only child: it fills its space whatever that does.
    box.stack.isNeverFlattened = true
    if usesUnits { box.style = extend(0, .containerType, Keyword.size) }
    close(box, since: stack.pending)
  }

  /// Lowers content for the size that the browser has reported; for a usual page's before.
  @MainActor
  private mutating func lowerForReportedSize(
    _ lower: (GeometryProxy, inout LoweringContext) -> Void
  ) {
    let stack = openZStack()
    let node = graph.node(at: Identity.child(identity, Salt.Geometry.readerFrame))
    let frame: StateCell<CGRect?> = node.cell(0, nil, in: graph)
    let memory = node.values[1] as? ReaderMemory ?? ReaderMemory(isInLayer: isInLayer)
    node.values[1] = memory
    let guess = CGRect(origin: .zero, size: environment.pageSize)
    let reading = GeometryReading(
      frame, first: guess, spaces: environment.namedSpaces, guessed: memory.guessed, in: graph)
    let waits = memory.isInLayer && frame.unreadValue == nil
    let reader = waits ? UnmeasuredReader(frame, in: environment.unmeasuredReader) : nil
    lowerContent(reading, in: reader, lower)
    reading.isOver = true
    stackAxis = stack.axis
    var box = Box(kind: .zstack, width: .filling(), height: .filling())
    box.alignment = BoxAlignment(.leading, .top)
    box.stack.isNeverFlattened = true
    close(box, since: stack.pending)
    // Content that doesn't ask is not made again for other sizes; what it does later may ask.
    if reading.wasRead { _ = frame.value }
    let (graph, guessed) = (graph, memory.guessed)
    listen(
      since: stack.pending,
      ElementHandler(
        .size, parameter: reading.isApproximate ? 1 : reading.wantsPlaces ? 2 : nil
      ) { payload in
        guard let new = payload.frame else { return }
        frame.set(new)
        guard !guessed.actions.isEmpty else { return }
        if new.size != guess.size {
          graph.appearActions += guessed.actions.map { (0, $0) }
          graph.becomeDirty(isMarked: true)
        }
        guessed.actions = []
      })
  }

  /// Lowers content whose size is not known yet if there is a reader that waits for it.
  @MainActor
  private mutating func lowerContent(
    _ reading: GeometryReading, in reader: UnmeasuredReader?,
    _ lower: (GeometryProxy, inout LoweringContext) -> Void
  ) {
    let proxy = GeometryProxy(reading: reading)
    guard let reader else { return lower(proxy, &self) }
    let outer = environment.unmeasuredReader
    environment.unmeasuredReader = reader
    lower(proxy, &self)
    environment.unmeasuredReader = outer
  }

  /// Reports that something waits for a size that is never told.
  mutating func reportUnknownSize() {
    report(
      .sizeDependent, severity: .warning,
      "What views in a GeometryReader of a background or overlay do as they appear, and the "
        + "preferences that they give, wait for a size, which a page without a script does not "
        + "know. Use frames and stacks instead."
    )
  }

  private mutating func reportSizeDependence(_ size: CGSize) {
    report(
      .sizeDependent, severity: .warning,
      "The content of a GeometryReader depends on its size or place, which a page without a script "
        + "does not know, so it is made for \(StaticPage.words(size)). Use frames and stacks instead."
    )
  }
}

/// What a reader keeps from one evaluation to the next.
@MainActor
private final class ReaderMemory {
  /// Whether it is in a background or overlay.
  let isInLayer: Bool
  let guessed = GuessedActions()

  init(isInLayer: Bool) { self.isInLayer = isInLayer }
}

/// How much of a page in the making there is.
struct BoxCounts {
  var boxes, children, contents, semantics, pending, actions, issues: Int
}

extension LoweringContext {
  @MainActor
  func boxCounts() -> BoxCounts {
    BoxCounts(
      boxes: tree.boxes.count, children: tree.children.count, contents: tree.contents.count,
      semantics: tree.semantics.count, pending: pending.count,
      actions: graph.appearActions.count, issues: issues.count)
  }

  /// Makes content for another size, takes down what came of it, and removes it.
  @MainActor
  private mutating func sample(
    _ size: CGSize, start: BoxCounts, in reader: UnmeasuredReader?,
    _ lower: (GeometryProxy, inout LoweringContext) -> Void
  ) -> GeometrySample {
    let end = boxCounts()
    let saved = preferences
    lowerContent(GeometryReading(size: size), in: reader, lower)
    let result = GeometrySample(
      size: size, boxes: Array(tree.boxes[end.boxes...]),
      children: tree.children[end.children...].map { $0 - Int32(end.boxes - start.boxes) },
      contents: Array(tree.contents[end.contents...]))
    preferences = saved
    removeBoxes(to: end)
    return result
  }

  /// Removes what came after a mark.
  @MainActor
  mutating func removeBoxes(to end: BoxCounts) {
    tree.boxes.removeSubrange(end.boxes...)
    tree.children.removeSubrange(end.children...)
    tree.contents.removeSubrange(end.contents...)
    tree.semantics.removeSubrange(end.semantics...)
    pending.removeSubrange(end.pending...)
    graph.appearActions.removeSubrange(end.actions...)
    issues.removeSubrange(end.issues...)
    canvases = canvases.filter { Int($0.key) < end.contents }
    tree.sizedDrawings = tree.sizedDrawings.filter { Int($0.key) < end.contents }
    tree.layout.traits = tree.layout.traits.filter { Int($0.key) < end.boxes }
    tree.layout.bleeding = tree.layout.bleeding.filter { Int($0) < end.boxes }
  }
}
