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
    lower(GeometryProxy(reading: reading), &self)
    var usesUnits = false
    if reading.wasRead {
      let samples = GeometrySample.sizes.map { size in
        sample(size, start: start, lower)
      }
      switch fit(samples, since: start) {
      case .equal where !reading.isApproximate: break
      case .linear where !reading.isApproximate: usesUnits = true
      case .equal, .linear, .different:
        let size = environment.pageSize
        if size != StaticPage.size {
          preferences = before
          removeBoxes(to: start)
          lower(GeometryProxy(reading: GeometryReading(size: size)), &self)
        }
        reportSizeDependence(size)
      }
    }
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
    let frame = node.cell(0, CGRect(origin: .zero, size: environment.pageSize), in: graph)
    let reading = GeometryReading(
      size: frame.unreadValue.size, origin: frame.unreadValue.origin,
      spaces: environment.namedSpaces)
    lower(GeometryProxy(reading: reading), &self)
    stackAxis = stack.axis
    var box = Box(kind: .zstack, width: .filling(), height: .filling())
    box.alignment = BoxAlignment(.leading, .top)
    box.stack.isNeverFlattened = true
    close(box, since: stack.pending)
    // Content that doesn't ask never hears of other sizes.
    guard reading.wasRead else { return }
    _ = frame.value
    listen(
      since: stack.pending,
      ElementHandler(
        .size, parameter: reading.isApproximate ? 1 : reading.wantsPlaces ? 2 : nil
      ) { payload in
        if let new = payload.frame { frame.set(new) }
      })
  }

  private mutating func reportSizeDependence(_ size: CGSize) {
    report(
      .sizeDependent, severity: .warning,
      "The content of a GeometryReader depends on its size or place, which a page without a script "
        + "does not know, so it is made for \(StaticPage.words(size)). Use frames and stacks instead."
    )
  }
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
    _ size: CGSize, start: BoxCounts, _ lower: (GeometryProxy, inout LoweringContext) -> Void
  ) -> GeometrySample {
    let end = boxCounts()
    let saved = preferences
    lower(GeometryProxy(reading: GeometryReading(size: size)), &self)
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
