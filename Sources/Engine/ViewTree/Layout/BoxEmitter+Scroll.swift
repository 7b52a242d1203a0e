import ElementTree

extension BoxEmitter {
  /// Emits a scroll view: a grid that shows part of what it holds.
  mutating func emitScroll(
    _ draft: ElementDraft, _ start: StyleTable.List, _ slot: Slot
  ) -> StyleTable.List {
    let core = draft.core
    let scrolls = core.scroll.axes
    var style = extend(start, .display, Keyword.grid)
    // What scrolls sideways has its ideal width: texts don't wrap to fit.
    style = extend(
      style, .gridTemplate,
      scrolls.x && !core.scroll.isPaged
        ? Keyword.idealWidth(fillsHeight: !scrolls.y)
        : Keyword.tracks(fills: Axes(true, !scrolls.y || core.scroll.isPaged)))
    let place =
      reachesEdge(draft, slot) ? slot.place.x : draft.framePlace.x ?? .center
    style = extend(style, .justifyItems, scrolls.x ? Keyword.start : Keyword.place(place))
    style = extend(style, .alignItems, scrolls.y ? Keyword.start : Keyword.center)
    // A page that scrolls as a whole is the document's own scroll.
    let isLimited = (draft.size.y.bounds?.high ?? .infinity).isFinite
    let isDocument = slot.isPage && scrolls.y && !scrolls.x && !isLimited
    let isHeld = core.scroll.isHeld
    if isDocument {
      if isHeld { out.addClass(LiveStylesheet.heldClass) }
    } else {
      let overflow = isHeld ? Keyword.hidden : Keyword.auto
      if scrolls.x {
        style = extend(style, .overflowX, overflow)
        // A finger at the end of what scrolls sideways must not lead to the page before.
        style = extend(style, .overscrollBehavior, Keyword.sidewaysEnd)
      }
      if scrolls.y { style = extend(style, .overflowY, overflow) }
      // Across, what is too large is cut and can't be moved, which browsers don't do by themselves.
      if scrolls.x != scrolls.y {
        style = extend(style, scrolls.x ? .overflowY : .overflowX, Keyword.hidden)
      }
      if !scrolls.x && !scrolls.y {
        style = extend(style, .overflow, Keyword.hidden)
      } else if !isHeld, !isInteractive, !boxes.holdsControl(draft.coreIndex) {
        // By keys it is reached by what is in it, otherwise by itself.
        out.attribute(.tabindex, "0")
      }
      style = declareBars(style, draft, slot, place)
    }
    for child in boxes.children(of: core) {
      var inner = Slot(
        .cell, .cell, Axes(scrolls.x ? .start : .center, scrolls.y ? .start : .center))
      if !core.scroll.isPaged { inner.isIdeal = scrolls }
      // A strip is as high as its content, which may be as high as its width says.
      if scrolls.x, !scrolls.y, draft.isIdeal.y, draft.size.y.isNatural,
        !boxes.boxes[Int(child)].range(0).isGreedy, boxes.followsOtherSide(child, 1)
      {
        inner.isIdeal.y = true
      }
      inner.level = slot.level
      _ = emit(child, inner)
    }
    return style
  }

  /// Keeps content where it would be if bars took no room.
  private mutating func declareBars(
    _ start: StyleTable.List, _ draft: ElementDraft, _ slot: Slot, _ place: Place
  ) -> StyleTable.List {
    let core = draft.core
    let scrolls = core.scroll.axes
    if core.scroll.hidesIndicators { return extend(start, .scrollbarWidth, Keyword.none) }
    if scrolls.x, !scrolls.y, !core.height.isGreedy, draft.size.y.isNatural {
      // A bar below a row would move what follows; the row's cut end says that there is more.
      return extend(start, .scrollbarWidth, Keyword.none)
    }
    // Room for a bar would move what stands beside a scroll view in a row.
    let isBeside = slot.kind.x == .main && draft.size.x.isNatural
    guard scrolls.y, !scrolls.x, !core.width.isGreedy, !isBeside,
      boxes.children(of: core).allSatisfy({ boxes.guessedWidth(of: $0) <= Self.narrowest })
    else { return start }
    // What stands at a side would be moved by room for bars that float or aren't there.
    let stands = draft.isConstrained(0) ? place : reachesEdge(draft, slot) ? slot.place.x : nil
    guard stands == .center else { return start }
    return extend(
      extend(start, .scrollbarGutter, Keyword.stableOnBothSides), .overflowX, Keyword.hidden)
  }

  /// What a window of 320 points has beside two bars: what may be wider fills a scroll view in some windows,
  /// where room on both sides would narrow it twice.
  private static let narrowest: Float = 290

  /// Whether an element that hugs its content across may be as wide as its slot, so that the bar of the
  /// scroll view that it is or holds stands at the edge: nothing of it is seen but what is in it.
  func reachesEdge(_ draft: ElementDraft, _ slot: Slot) -> Bool {
    let core = draft.core
    guard core.height.isGreedy, !core.width.isGreedy, !draft.wraps, draft.size.x.isNatural,
      !draft.isIdeal.x, !draft.isInRegion, !slot.isHugged.x,
      slot.kind.x == .cross || slot.kind.x == .cell,
      draft.style == 0, draft.layers.isEmpty, draft.semantics == nil
    else { return false }
    if core.kind == .scroll { return core.scroll.isVertical && !core.scroll.axes.x }
    guard core.kind == .vstack, core.innerPlace(0) == slot.place.x else { return false }
    return boxes.children(of: core).contains { index in
      let child = boxes.boxes[Int(index)]
      return child.kind == .scroll && child.scroll.isVertical && !child.scroll.axes.x
    }
  }
}

extension BoxTree {
  /// How wide a view would like to be at most, in points, with ten for each letter: browsers alone know
  /// how wide texts are.
  fileprivate func guessedWidth(of index: Int32, depth: Int = 0) -> Float {
    guard depth < 64 else { return .infinity }
    let box = boxes[Int(index)]
    if box.width.maximum.isFinite { return box.width.maximum }
    if box.kind == .text {
      switch contents[Int(box.content)] {
      case .text(let string): return Float(string.utf16.count) * 10
      case .line(let line): return Float(line.text.utf16.count) * 10
      case .runs(let runs): return runs.reduce(0) { $0 + Float($1.text.utf16.count) * 10 }
      default: return .infinity
      }
    }
    let all = children(of: box)
    switch box.kind.arity {
    case .none: return box.kind == .symbol ? 24 : .infinity
    case .one, .oneWithLayer:
      let padding = box.kind == .padding ? box.padding.insets[1] + box.padding.insets[3] : 0
      return padding + (all.first.map { guessedWidth(of: $0, depth: depth + 1) } ?? 0)
    case .many:
      let widths = all.lazy.map { self.guessedWidth(of: $0, depth: depth + 1) }
      return box.kind == .hstack ? widths.reduce(0, +) : widths.max() ?? 0
    }
  }
}
