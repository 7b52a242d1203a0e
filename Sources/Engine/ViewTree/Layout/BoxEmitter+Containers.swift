import ElementTree

extension BoxEmitter {
  /// Emits the layers in front of and behind an element.
  mutating func emitLayers(
    _ draft: ElementDraft, _ start: StyleTable.List, _ slot: Slot
  ) -> StyleTable.List {
    guard !draft.layers.isEmpty else { return start }
    var style = extend(start, .position, Keyword.relative)
    if draft.layers.contains(where: { !$0.isOverlay }) {
      style = extend(style, .isolation, Keyword.isolate)
    }
    // The outermost comes first: it is the one furthest behind, or the one most in front.
    let layers =
      draft.layers.filter { !$0.isOverlay } + draft.layers.reversed().filter(\.isOverlay)
    for layer in layers {
      var inner = Slot(.layer, .layer, layer.alignment.places)
      inner.inset = Axes(layer.insets[1] + layer.insets[3], layer.insets[0] + layer.insets[2])
      // The element's offsets inside the layer's box don't move the layer.
      let moved = draft.offsets.dropFirst(layer.offsetCount).reduce(Translation(), +)
      if !moved.isZero { inner.translation = moved.reversed }
      passing.isFront = layer.isOverlay
      let item = emit(layer.box, inner)
      if !layer.isOverlay { set(item.node, .zIndex, .number(-1)) }
      var low = Axes<String?>(nil, nil)
      var high = Axes<String?>(nil, nil)
      for axis in 0...1 {
        let (before, after) =
          axis == 0 ? (layer.insets[1], layer.insets[3]) : (layer.insets[0], layer.insets[2])
        let content = overflow(draft, axis, slot)
        low[axis] = inset(content, content?.place.fraction ?? 0, before)
        high[axis] = inset(content, 1 - (content?.place.fraction ?? 1), after)
      }
      let sides: [(CSSProperty, String)] = [
        (.insetBlockStart, low.y ?? "0px"), (.insetInlineStart, low.x ?? "0px"),
        (.insetBlockEnd, high.y ?? "0px"), (.insetInlineEnd, high.x ?? "0px"),
      ]
      if sides.allSatisfy({ $0.1 == sides[0].1 }) {
        set(
          item.node, .inset,
          sides[0].1 == "0px" ? Keyword.zero : .text(CSSText(sides[0].1)))
      } else {
        for (property, value) in sides {
          set(item.node, property, value == "0px" ? Keyword.zero : .text(CSSText(value)))
        }
      }
    }
    return style
  }

  /// How much a container's content may need beyond its element, and on which side it sticks out.
  private func overflow(
    _ draft: ElementDraft, _ axis: Int, _ slot: Slot
  ) -> (place: Place, minimum: Float)? {
    let core = draft.core
    let range = core.range(axis)
    guard draft.size[axis].isNatural, slot.kind[axis] != .main, range.isGreedy,
      !draft.isIdeal[axis], range.minimum > 0,
      draft.wraps || core.kind.isStack
    else { return nil }
    let isAlong = core.isStack && core.stackAxis == axis
    let place = draft.wraps || isAlong ? slot.place[axis] : core.innerPlace(axis)
    return (place, range.minimum + draft.padding(axis))
  }

  private func inset(
    _ content: (place: Place, minimum: Float)?, _ fraction: Float, _ padding: Float
  ) -> String {
    guard let content, fraction != 0 else { return pixels(padding) }
    let part = CSSNumber.string(Double(fraction))
    let rest = "(100% - \(pixels(content.minimum)))*\(part)"
    return padding == 0
      ? "min(0px,\(rest))" : "min(\(pixels(padding)),\(pixels(padding)) + \(rest))"
  }

  /// Emits a grid of columns or rows.
  mutating func emitGrid(
    _ draft: ElementDraft, _ start: StyleTable.List, _ slot: Slot
  ) -> StyleTable.List {
    let core = draft.core
    guard core.content >= 0, case .grid(let grid) = boxes.contents[Int(core.content)] else {
      return start
    }
    var style = extend(start, .display, Keyword.grid)
    let tracks = CSSValue.text(CSSText(grid.tracks))
    if grid.isHorizontal {
      style = extend(style, .gridTemplateRows, tracks)
      style = extend(style, .gridAutoFlow, Keyword.column)
      style = extend(style, .rowGap, .points(grid.trackSpacing))
      style = extend(style, .columnGap, .points(grid.lineSpacing))
    } else {
      style = extend(style, .gridTemplateColumns, tracks)
      style = extend(style, .columnGap, .points(grid.trackSpacing))
      style = extend(style, .rowGap, .points(grid.lineSpacing))
    }
    style = alignItems(style, core.alignment.places)
    for child in boxes.children(of: core) {
      var inner = Slot(.cell, .cell, core.alignment.places)
      inner.isIdeal = Axes(grid.isHorizontal, !grid.isHorizontal)
      inner.level = slot.level
      _ = emit(child, inner)
    }
    return style
  }

  /// Emits children one after the other.
  mutating func emitFlow(_ draft: ElementDraft) {
    for child in boxes.children(of: draft.core) {
      var inner = Slot(.cell, .cell, Axes(.start, .start))
      inner.isIdeal = Axes(false, true)
      _ = emit(child, inner)
    }
  }

  /// Emits a view at a point: its slot is filled, its centre moved.
  mutating func emitPosition(
    _ draft: ElementDraft, _ start: StyleTable.List
  ) -> StyleTable.List {
    var style = extend(start, .display, Keyword.grid)
    style = extend(style, .gridTemplate, Keyword.tracks(fills: Axes(true, true)))
    style = alignItems(style, Axes(.start, .start))
    for child in boxes.children(of: draft.core) {
      var slot = Slot(.cell, .cell, Axes(.start, .start))
      slot.isMoved = true
      let item = emit(child, slot)
      // `translate` is physical; the child stands at the line's start.
      let sign: Float = isRightToLeft ? -1 : 1
      var x = pixels(draft.core.position.x * sign)
      var y = pixels(draft.core.position.y)
      if draft.core.content >= 0,
        case .place(let lineX, let lineY) = boxes.contents[Int(draft.core.content)]
      {
        x = isRightToLeft ? "calc(-1*\(lineX))" : lineX
        y = lineY
      }
      let half = isRightToLeft ? "50%" : "-50%"
      set(
        item.node, .transform,
        .text(CSSText("translate(\(x),\(y)) translate(\(half),-50%)")))
    }
    return style
  }
}
