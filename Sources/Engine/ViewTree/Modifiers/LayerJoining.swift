import ElementTree

extension LoweringContext {
  /// Draws a layer on the box itself where CSS can say it there: a fill behind, or a line in front
  /// that follows the box's own corners.
  mutating func joinLayer(
    _ layer: Int32, to reference: inout BoxReference, isOverlay: Bool
  ) -> Bool {
    let box = tree.boxes[Int(reference.index)]
    let paint = squareContent(tree.boxes[Int(layer)], in: box)
    guard paint.kind == .paint, paint.semantics < 0, box.kind != .spacer else { return false }
    let hasLine = declared(.outline, in: paint.style) != nil
    if isOverlay {
      guard hasLine, paint.phase == .clip, box.phase <= .clip,
        declared(.outline, in: box.style) == nil, isOnlyLine(paint.style),
        takesCorners(of: paint, box)
      else { return false }
    } else {
      guard paint.phase <= .shadow, box.phase < .background else { return false }
      // A line is drawn over the content, so it must not reach there.
      if hasLine, !keepsContentInside(box, of: paint) { return false }
      let isReplaced = box.kind == .image || box.kind == .resizableImage || box.kind == .control
      if isReplaced, declared(.borderRadius, in: paint.style) != nil { return false }
    }
    let index = Int(reference.index)
    tree.boxes[index].style = tree.styles.extend(box.style, with: paint.style)
    if box.phase == .content {
      tree.boxes[index].firstPhase = isOverlay ? .clip : paint.firstPhase
    }
    tree.boxes[index].phase = isOverlay ? .clip : paint.phase
    return true
  }

  /// A layer's content where the layer is square and the box it belongs to is, too.
  private func squareContent(_ layer: Box, in box: Box) -> Box {
    guard layer.kind == .aspectRatio, layer.aspectRatio.fitsSquare,
      layer.phase == .content, layer.semantics < 0, box.isSquare
    else { return layer }
    return tree.boxes[Int(tree.children[Int(layer.childStart)])]
  }

  private func isOnlyLine(_ style: StyleTable.List) -> Bool {
    tree.styles.allSatisfy(style) { property, _ in
      property == .outline || property == .outlineOffset || property == .borderRadius
    }
  }

  /// Whether a line with a paint's corners can be said on a box without changing what is there.
  private func takesCorners(of paint: Box, _ box: Box) -> Bool {
    let radius = declared(.borderRadius, in: paint.style)
    let own = declared(.borderRadius, in: box.style)
    if radius == own { return true }
    guard own == nil, box.phase == .content else { return false }
    switch box.kind {
    case .text, .padding, .hstack, .vstack, .zstack: return true
    default: return false
    }
  }

  /// Whether padding keeps a box's content away from a line.
  private func keepsContentInside(_ box: Box, of paint: Box) -> Bool {
    guard box.kind == .padding,
      case .points? = declared(.outlineOffset, in: paint.style)?.kind,
      let bits = declared(.outlineOffset, in: paint.style)?.bits
    else { return false }
    let reach = Float(-Double(bitPattern: bits))
    return all(box.padding.insets .>= reach)
  }

  /// The value that a list gives a property, if any.
  func declared(_ property: CSSProperty, in style: StyleTable.List) -> CSSValue? {
    tree.styles.value(of: property, in: style)
  }
}

extension Box {
  /// Whether frames make the box as wide as high.
  var isSquare: Bool { width.isFixed && height.isFixed && width.minimum == height.minimum }
}
