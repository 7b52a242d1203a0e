import ElementTree

extension BoxEmitter {
  /// Emits views of which the browser shows the first that fits; see ``FittingRules``.
  mutating func emitFitting(
    _ draft: ElementDraft, _ start: StyleTable.List, _ slot: Slot
  ) -> StyleTable.List {
    // A ruler holds the words of folded rows as well, and a row's copies would hold them twice.
    if !boxes.folds.isEmpty { unfoldAll() }
    recorder?.hasFailed = true
    let core = draft.core
    let all = boxes.children(of: core)
    guard let first = all.first else { return start }
    let isIdeal = Axes(
      draft.isIdeal.x && draft.size.x.isNatural, draft.isIdeal.y && draft.size.y.isNatural)
    let axes = core.fitting.axes
    let counts = Axes(axes.x && !isIdeal.x, axes.y && !isIdeal.y)
    guard counts.x || counts.y, !isRuler else {
      // Everything fits where nothing is proposed.
      let style = alignItems(extend(start, .display, Keyword.grid), core.alignment.places)
      var inner = Slot(.cell, .cell, core.alignment.places)
      inner.isIdeal = isIdeal
      _ = emit(first, inner)
      return style
    }
    out.tree.styles.addNamedRules(FittingRules.text)
    let hugs = !core.width.isGreedy && draft.size.x.isNatural
    var room: Int?
    if hugs {
      out.addClass(FittingRules.placeClass)
      emitRuler(first, counts, FittingRules.sizeClass)
      room = openPart(FittingRules.roomClass)
    } else {
      out.addClass(FittingRules.roomClass)
    }
    let kind =
      !counts.y
      ? nil : FittingRules.tallClass + (counts.x ? "" : " " + FittingRules.highClass)
    if let kind { out.addClass(kind) }
    let layered = layered
    var places = core.alignment.places
    if let x = draft.framePlace.x, !draft.size.x.isNatural { places.x = x }
    emitChoice(all, places, counts, kind)
    if let room { out.close(room) }
    // The room is a container, which some browsers make a stacking context.
    raised += 1
    self.layered = layered
    return start
  }

  /// Emits the first view, what is shown where it doesn't fit, and the ruler that tells.
  private mutating func emitChoice(
    _ views: ArraySlice<Int32>, _ places: Axes<Place>, _ counts: Axes<Bool>, _ kind: String?
  ) {
    guard let first = views.first else { return }
    let rest = views.dropFirst()
    let row = openPart(FittingRules.rowClass)
    if let kind { out.addClass(kind) }
    let cell = openPart(FittingRules.cellClass)
    emitPart(first, places)
    if rest.count > 1 {
      let part = out.open(isPhrasing ? .span : .div)
      emitChoice(rest, places, counts, kind)
      out.close(part)
    } else if let last = rest.first {
      emitPart(last, places)
    }
    out.close(cell)
    emitRuler(first, counts, FittingRules.rulerClass)
    out.close(row)
  }

  /// Emits a view in a cell as large as the room.
  private mutating func emitPart(_ index: Int32, _ places: Axes<Place>) {
    let part = out.open(isPhrasing ? .span : .div, style: alignItems(0, places))
    _ = emit(index, Slot(.cell, .cell, places))
    out.close(part)
  }

  /// Emits a view as large as it would like to be, unseen.
  private mutating func emitRuler(_ index: Int32, _ counts: Axes<Bool>, _ name: String) {
    let ruler = openPart(name)
    out.attribute(.inert, "")
    out.attribute(.ariaHidden, "true")
    var slot = Slot(.cell, .cell, Axes(.start, .start))
    slot.isIdeal = counts
    isRuler = true
    _ = emit(index, slot)
    isRuler = false
    out.close(ruler)
  }

  private mutating func openPart(_ name: String) -> Int {
    let node = out.open(isPhrasing ? .span : .div)
    out.addClass(name)
    return node
  }

  /// Says a ruler's text in an attribute, which readers and searches don't find; false if it is none.
  mutating func measureText(_ core: Box) -> Bool {
    switch boxes.contents[Int(core.content)] {
    case .text(let string): out.attribute(.dataText, string)
    case .line(let line): out.attribute(.dataText, line.text)
    case .runs(let runs):
      for run in runs where run.symbol == nil {
        let node = out.open(run.name == .br ? .br : .span, style: run.style)
        if run.name != .br { out.attribute(.dataText, run.text) }
        out.close(node)
      }
      for run in runs where run.symbol != nil { emitRun(run) }
    case .image, .graphic, .symbol, .control, .grid, .place: return false
    }
    return true
  }
}

extension AttributeName {
  /// Whether an attribute is for readers, addresses and forms, so that only one element may have it.
  var isForReaders: Bool {
    switch self {
    case .id, .for, .name, .href, .rel, .target, .form, .tabindex, .role, .alt, .dataTestid,
      .dataOn,
      .popover, .popovertarget, .popovertargetaction, .ariaLabel, .ariaLabelledby,
      .ariaDescribedby, .ariaControls, .ariaOwns, .ariaCurrent:
      true
    default: false
    }
  }
}
