import ElementTree

extension BoxEmitter {
  /// Emits an element whose chain has been followed.
  mutating func emit(_ draft: ElementDraft, _ slot: Slot) -> Item {
    guard mayEmit(draft.top) else { return emitNothing() }
    let open = openElement(draft)
    var item = Item(node: open.node)
    item.padding = Axes(draft.padding(0), draft.padding(1))
    var style: StyleTable.List = 0
    var shift = Translation()
    if draft.wraps {
      style = emitWrapped(draft, pad(0, draft.padding), slot)
    } else {
      switch draft.core.kind {
      case .zstack: style = emitZStack(draft, pad(0, draft.padding), slot, &shift)
      case .hstack, .vstack:
        style =
          draft.isInRegion
          ? emitSharedStack(draft, slot, &item) : emitStack(draft, slot, &item, &shift)
      case .scroll: style = emitScroll(draft, pad(0, draft.padding), slot)
      case .grid: style = emitGrid(draft, pad(0, draft.padding), slot)
      case .flow:
        style = pad(0, draft.padding)
        emitFlow(draft)
      case .fitting: style = emitFitting(draft, pad(0, draft.padding), slot)
      case .position: style = emitPosition(draft, pad(0, draft.padding))
      case .text, .image, .resizableImage, .paint, .graphic, .symbol, .spacer, .divider, .control,
        .hidden, .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .background, .overlay,
        .wrapper:
        style = emitLeaf(draft, pad(0, draft.padding), slot)
      }
    }
    if !draft.layers.isEmpty { style = emitLayers(draft, style, slot) }
    close(open, draft, slot, style, shift, &item)
    return item
  }

  /// Emits an element that nobody will see, so that whatever is around goes on.
  @inline(never)
  private mutating func emitNothing() -> Item {
    let node = out.open(.div)
    out.close(node)
    return Item(node: node)
  }

  /// What has to be known of an element that is open to close it.
  private struct OpenElement {
    var node: Int
    var picture: Int?
    var wasPhrasing: Bool
    var wasInteractive: Bool
    var wasNamed: Bool
    var wasRightToLeft: Bool
    var movedBefore: Int
    var stretchedLink: StretchedLink?
    var name = ElementName.div
    var passing = PressPassing()
  }

  @inline(never)
  private mutating func openElement(_ draft: ElementDraft) -> OpenElement {
    var open = OpenElement(
      node: 0, wasPhrasing: isPhrasing, wasInteractive: isInteractive, wasNamed: isNamed,
      wasRightToLeft: isRightToLeft, movedBefore: moved)
    let name = elementName(draft)
    open.picture = openPicture(draft)
    open.node = out.open(
      name, style: 0, key: draft.key, origin: draft.wraps ? draft.top.path : draft.core.path)
    if draft.key != 0 { recordNode(.key, open.node, box: draft.keyBox) }
    path.append(draft.top.origin)
    open.stretchedLink = writeAttributes(draft, name)
    if open.stretchedLink != nil { isNamed = true }
    if open.stretchedLink?.button == nil { writeHandlers(draft, open.node) }
    switch draft.semantics?.attributes.first(where: { $0.name == .dir })?.value {
    case "rtl": isRightToLeft = true
    case "ltr": isRightToLeft = false
    default: break
    }
    open.name = name
    open.passing = beginPresses(draft, name)
    isPhrasing = isPhrasing || draft.semantics?.isPhrasing == true || name.holdsPhrasing
    return open
  }

  @inline(never)
  private mutating func close(
    _ open: OpenElement, _ draft: ElementDraft, _ slot: Slot, _ start: StyleTable.List,
    _ shift: Translation, _ item: inout Item
  ) {
    var style = start
    item.hasOwnDirection = draft.semantics?.attributes.contains { $0.name == .dir } == true
    item.hasChildren = draft.wraps || draft.core.childCount > 0
    item.isReplaced = !draft.wraps && draft.core.kind == .resizableImage
    if let stretchedLink = open.stretchedLink {
      recorder?.hasFailed = true
      if stretchedLink.button == nil { style = extend(style, .position, Keyword.relative) }
      emitStretchedLink(stretchedLink, draft)
    }
    style = placeElement(draft, slot, style, &item)
    style = out.tree.styles.extend(style, with: draft.style)
    style = translate(style, draft, slot, shift)
    style = endPresses(open.passing, draft, open.name, style)
    out.tree.nodes[open.node].style = style
    count(style, movedBefore: open.movedBefore)
    if draft.semantics?.isLayered == true {
      layered += 1
      lastLayered = open.node
    }
    isPhrasing = open.wasPhrasing
    isInteractive = open.wasInteractive
    isNamed = open.wasNamed
    isRightToLeft = open.wasRightToLeft
    path.removeLast()
    out.close(open.node)
    if let picture = open.picture { out.close(picture) }
  }

  /// Declares padding: top, leading, bottom, trailing.
  @inline(never)
  mutating func pad(_ start: StyleTable.List, _ padding: SIMD4<Float>) -> StyleTable.List {
    if padding == SIMD4(repeating: padding[0]) {
      return padding[0] == 0 ? start : extend(start, .padding, .points(padding[0]))
    }
    var style = start
    if padding[0] != 0 { style = extend(style, .paddingBlockStart, .points(padding[0])) }
    if padding[1] != 0 { style = extend(style, .paddingInlineStart, .points(padding[1])) }
    if padding[2] != 0 { style = extend(style, .paddingBlockEnd, .points(padding[2])) }
    if padding[3] != 0 { style = extend(style, .paddingInlineEnd, .points(padding[3])) }
    return style
  }

  /// Emits what the element wraps: a grid of one cell.
  private mutating func emitWrapped(
    _ draft: ElementDraft, _ start: StyleTable.List, _ slot: Slot
  ) -> StyleTable.List {
    var style = start
    if slot.isPage, draft.core.kind == .scroll, draft.core.scroll.isVertical,
      draft.size.y.isNatural, !draft.layers.isEmpty
    {
      // The page itself can't scroll: what lies over and behind it has to stay in the window.
      out.addClass(BaseStylesheet.screenClass)
    }
    let item = emit(draft.coreIndex, wrappedSlot(draft, slot, &style))
    if let region = draft.region { boundText(item.node, draft.core, region.proposal) }
    let margin = draft.innerMargin
    if margin != SIMD4(repeating: 0) {
      if overlaps(margin, slot) { moved += 1 }
      set(item.node, .marginBlockStart, .points(margin[0]))
      set(item.node, .marginInlineStart, .points(margin[1]))
      set(item.node, .marginBlockEnd, .points(margin[2]))
      set(item.node, .marginInlineEnd, .points(margin[3]))
    }
    return style
  }

  /// The cell that wraps; adds the declarations of the grid.
  @inline(never)
  private mutating func wrappedSlot(
    _ draft: ElementDraft, _ slot: Slot, _ style: inout StyleTable.List
  ) -> Slot {
    style = extend(style, .display, Keyword.grid)
    let places = Axes(
      draft.framePlace.x ?? slot.place.x, draft.framePlace.y ?? slot.place.y)
    var inner = Slot(.cell, .cell, places)
    inner.level = slot.level
    inner.proposal = innerProposal(slot, draft)
    inner.isKeyless = draft.keyBox == draft.coreIndex
    inner.heightLimit = draft.heightLimit
    var fills = Axes(false, false)
    for axis in 0...1 {
      let isNatural = draft.size[axis].isNatural
      // Proportions of the element settle both of its sides.
      inner.isIdeal[axis] = draft.isIdeal[axis] && isNatural && draft.drawnRatio == nil
      inner.isFound[axis] = slot.isFound[axis] && isNatural && !draft.isIdeal[axis]
      fills[axis] =
        !isNatural || draft.drawnRatio != nil
        || (draft.core.range(axis).isGreedy && !draft.isIdeal[axis])
    }
    if draft.holdsRegion {
      // Percentages know one axis only; container units know both sides of the proposal.
      inner.proposal = Axes(nil, nil)
      inner.region = .container(isIdeal: inner.isIdeal)
      for axis in 0...1 where slot.kind[axis] == .main && draft.size[axis].isNatural {
        // In a stack that overflows its element is as large as it must be, not as what is proposed.
        guard let level = slot.variable[axis], !inner.isIdeal[axis] else { continue }
        inner.region?.bound(axis, by: Self.variable(axis, level))
      }
      style = extend(style, .containerType, inner.isIdeal.y ? Keyword.inlineSize : Keyword.size)
      fills = Axes(!inner.isIdeal.x, !inner.isIdeal.y)
    } else if draft.isInRegion {
      inner.region = draft.region
      inner.proposal = Axes(nil, nil)
      inner.isIdeal = Axes(draft.region?.proposal.x == nil, draft.region?.proposal.y == nil)
      fills = Axes(
        draft.size.x.isPoints || draft.isLimited.x, draft.size.y.isPoints || draft.isLimited.y)
    }
    for axis in 0...1 where !fills[axis] {
      inner.isHugged[axis] =
        draft.core.kind == .scroll || boxes.hugsLimits(draft.coreIndex, axis)
    }
    style = extend(style, .gridTemplate, Keyword.tracks(fills: fills))
    style = alignItems(style, places)
    return inner
  }

  /// The size that a cell's content is proposed where the slot overflows.
  func innerProposal(_ slot: Slot, _ draft: ElementDraft) -> Axes<String?> {
    var result = Axes<String?>(nil, nil)
    for axis in 0...1 {
      guard slot.kind[axis] == .main, let level = slot.variable[axis],
        draft.size[axis].isNatural
      else { continue }
      result[axis] = "min(100%,var(\(Self.variable(axis, level))))"
    }
    return result
  }

  /// The custom property that holds a proposal.
  static func variable(_ axis: Int, _ level: Int) -> String { "--\(axis == 0 ? "x" : "y")\(level)" }

  /// Aligns the items of a grid.
  mutating func alignItems(_ style: StyleTable.List, _ places: Axes<Place>) -> StyleTable.List {
    let style = extend(style, .justifyItems, Keyword.text(places.x))
    return extend(style, .alignItems, Keyword.place(places.y))
  }

  /// Declares how far an element is moved in all, where its own style doesn't say just that.
  private mutating func translate(
    _ style: StyleTable.List, _ draft: ElementDraft, _ slot: Slot, _ shift: Translation
  ) -> StyleTable.List {
    guard !shift.isZero || draft.offsets.count > 1 || slot.translation != nil else {
      return style
    }
    let offsets = draft.offsets.reduce(slot.translation ?? Translation(), +)
    return extend(style, .translate, .text(CSSText((offsets + shift).css)))
  }
}
