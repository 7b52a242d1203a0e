import ElementTree

extension BoxEmitter {
  /// Emits an element whose chain has been followed.
  mutating func emit(_ draft: inout ElementDraft, _ slot: Slot) -> Item {
    guard mayEmit(draft.top) else {
      // Whatever is around goes on with an element that nobody will see.
      let node = out.open(.div)
      out.close(node)
      return Item(node: node)
    }
    let wasPhrasing = isPhrasing
    let wasInteractive = isInteractive
    let wasNamed = isNamed
    let marks = draft.handMarks()
    let name = elementName(draft)
    let picture = openPicture(draft)
    let node = out.open(
      name, style: 0, key: draft.key, origin: draft.wraps ? draft.top.way : draft.core.way)
    if draft.key != 0 { recordNode(.key, node, box: draft.keyBox) }
    path.append(draft.top.origin)
    let stretchedLink = writeAttributes(draft, name)
    if stretchedLink != nil { isNamed = true }
    writeHandlers(draft, node)
    isPhrasing = isPhrasing || draft.semantics?.isPhrasing == true || name.holdsPhrasing
    var item = Item(node: node)
    item.padding = Axes(draft.padding(0), draft.padding(1))
    item.hasOwnDirection = draft.semantics?.attributes.contains { $0.name == .dir } == true
    var style: StyleTable.List = 0
    let isSpaced = !draft.wraps && draft.core.isStack
    if !isSpaced { style = pad(style, draft.padding) }
    var shift = Translation()
    if draft.wraps {
      style = emitWrapped(&draft, style, slot, marks)
      item.hasChildren = true
    } else {
      switch draft.core.kind {
      case .zstack: style = emitDepthStack(draft, style, slot, &shift)
      case .hstack, .vstack: style = emitStack(draft, style, slot, &item, &shift)
      case .scroll: style = emitScroll(draft, style, slot)
      case .grid: style = emitGrid(draft, style, slot)
      case .flow: emitFlow(draft)
      case .position: style = emitPosition(draft, style)
      default: style = emitLeaf(draft, style, slot)
      }
      item.hasChildren = draft.core.childCount > 0
    }
    style = emitLayers(draft, style, slot)
    if let stretchedLink {
      recorder?.hasFailed = true
      style = extend(style, .position, Keyword.relative)
      emitStretchedLink(stretchedLink)
    }
    style = placeElement(draft, slot, style, &item)
    style = out.tree.styles.extend(style, with: draft.style)
    style = translate(style, draft, slot, shift)
    out.tree.nodes[node].style = style
    if isRaised(style) { raised += 1 }
    isPhrasing = wasPhrasing
    isInteractive = wasInteractive
    isNamed = wasNamed
    path.removeLast()
    out.close(node)
    if let picture { out.close(picture) }
    return item
  }

  /// Declares padding: top, leading, bottom, trailing.
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
    _ draft: inout ElementDraft, _ style: StyleTable.List, _ slot: Slot, _ marks: Marks?
  ) -> StyleTable.List {
    var style = extend(style, .display, Keyword.grid)
    let places = Axes(
      draft.framePlace.x ?? slot.place.x, draft.framePlace.y ?? slot.place.y)
    var inner = Slot(.cell, .cell, places)
    inner.level = slot.level
    inner.marks = marks
    inner.proposal = innerProposal(slot, draft)
    var fills = Axes(false, false)
    for axis in 0...1 {
      let isNatural = draft.size[axis].isNatural
      inner.isIdeal[axis] = draft.isIdeal[axis] && isNatural
      fills[axis] =
        !isNatural || (draft.core.range(axis).isGreedy && !draft.isIdeal[axis])
    }
    if let aspect = draft.aspect {
      // Percentages know one axis only; container units know both sides of the proposal.
      let ratio = CSSNumber.string(Double(aspect.values[0]))
      let function = aspect.values[1] != 0 ? "max" : "min"
      style = extend(style, .containerType, Keyword.size)
      inner.proposal = Axes(
        "\(function)(100cqw,100cqh*\(ratio))", "\(function)(100cqh,100cqw/\(ratio))")
      fills = Axes(true, true)
      let own = draft.layers.filter { $0.insets == draft.padding }
      draft.layers.removeAll { $0.insets == draft.padding }
      inner.layers = own.map {
        Layer(
          box: $0.box, alignment: $0.alignment, isOverlay: $0.isOverlay,
          insets: SIMD4(repeating: 0))
      }
    }
    style = extend(style, .gridTemplate, Keyword.tracks(fills: fills))
    style = alignItems(style, places)
    let item = emit(draft.coreIndex, inner)
    let margin = draft.innerMargin
    if margin != SIMD4(repeating: 0) {
      set(item.node, .marginBlockStart, .points(margin[0]))
      set(item.node, .marginInlineStart, .points(margin[1]))
      set(item.node, .marginBlockEnd, .points(margin[2]))
      set(item.node, .marginInlineEnd, .points(margin[3]))
    }
    return style
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
