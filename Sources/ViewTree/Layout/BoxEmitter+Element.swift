import ElementTree

extension BoxEmitter {
  /// Emits an element whose chain has been followed.
  mutating func emit(_ draft: inout ElementDraft, _ slot: Slot) -> Item {
    guard out.depth < Self.depthLimit else {
      report(
        .tooDeep,
        "Elements are nested more than \(Self.depthLimit) deep, which browsers flatten. "
          + "Use fewer views inside each other.", at: draft.top)
      return Item(node: 0)
    }
    let wasPhrasing = isPhrasing
    let wasInteractive = isInteractive
    let name = elementName(draft)
    let node = out.open(name, style: 0, key: draft.key)
    path.append(draft.top.origin)
    let stretchedLink = writeAttributes(draft, name)
    isPhrasing = isPhrasing || draft.semantics?.isPhrasing == true || name.holdsPhrasing
    var item = Item(node: node)
    item.padding = Axes(draft.padding(0), draft.padding(1))
    var style = paddingStyle(draft)
    var shift = Axes<String?>(nil, nil)
    if draft.wraps {
      style = emitWrapped(&draft, style, slot)
      item.hasChildren = true
    } else {
      switch draft.core.kind {
      case .zstack: style = emitDepthStack(draft, style, slot, &shift)
      case .hstack, .vstack: style = emitStack(draft, style, slot, node, &item, &shift)
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
      style = extend(style, .position, Keyword.relative)
      emitStretchedLink(stretchedLink)
    }
    style = placeElement(draft, slot, style, &item)
    style = translate(style, shift)
    out.tree.nodes[node].style = out.tree.styles.extend(
      out.tree.styles.extend(style, with: out.tree.nodes[node].style), with: draft.style)
    isPhrasing = wasPhrasing
    isInteractive = wasInteractive
    path.removeLast()
    out.close(node)
    return item
  }

  private mutating func paddingStyle(_ draft: ElementDraft) -> StyleTable.List {
    guard draft.isPadded else { return 0 }
    let sides: [(CSSProperty, Float)] = [
      (.paddingBlockStart, draft.padding[0]), (.paddingInlineStart, draft.padding[1]),
      (.paddingBlockEnd, draft.padding[2]), (.paddingInlineEnd, draft.padding[3]),
    ]
    let isAll = sides.allSatisfy { $0.1 == sides[0].1 }
    if isAll { return extend(0, .padding, .points(sides[0].1)) }
    var style: StyleTable.List = 0
    for (property, length) in sides where length != 0 {
      style = extend(style, property, .points(length))
    }
    return style
  }

  /// Emits what the element wraps: a grid of one cell.
  private mutating func emitWrapped(
    _ draft: inout ElementDraft, _ style: StyleTable.List, _ slot: Slot
  ) -> StyleTable.List {
    var style = extend(style, .display, Keyword.grid)
    let places = Axes(
      draft.framePlace.x ?? slot.place.x, draft.framePlace.y ?? slot.place.y)
    var inner = Slot(.cell, .cell, places)
    inner.level = slot.level
    inner.proposal = innerProposal(slot, draft)
    var fills = Axes(false, false)
    for axis in 0...1 {
      let isNatural = draft.size[axis].isNatural
      inner.isIdeal[axis] = draft.isIdeal[axis] && isNatural
      fills[axis] =
        !isNatural || (draft.core.range(axis).isGreedy && !draft.isIdeal[axis])
    }
    if let aspect = draft.aspect {
      let ratio = CSSNumber.string(Double(aspect.values[0]))
      let function = aspect.values[1] != 0 ? "max" : "min"
      style = extend(style, .containerType, Keyword.size)
      inner.proposal = Axes(
        "\(function)(100cqw,100cqh*\(ratio))", "\(function)(100cqh,100cqw/\(ratio))")
      fills = Axes(true, true)
      let own = draft.layers.filter { $0.insets == draft.padding }
      draft.layers.removeAll { $0.insets == draft.padding }
      inner.layers = own.map { Layer(
        box: $0.box, alignment: $0.alignment, isOverlay: $0.isOverlay,
        insets: SIMD4(repeating: 0)) }
      if draft.size.x.isNatural { style = extend(style, .justifySelf, Keyword.stretch) }
      if draft.size.y.isNatural { style = extend(style, .alignSelf, Keyword.stretch) }
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

  private mutating func emitDepthStack(
    _ draft: ElementDraft, _ style: StyleTable.List, _ slot: Slot, _ shift: inout Axes<String?>
  ) -> StyleTable.List {
    let core = draft.core
    let places = core.alignment.places
    var style = extend(style, .display, Keyword.grid)
    var fills = Axes(false, false)
    for axis in 0...1 {
      let range = core.range(axis)
      let isNatural = draft.size[axis].isNatural
      let hugs = !range.isGreedy || (draft.isIdeal[axis] && isNatural)
      fills[axis] = !hugs
      if hugs, draft.isConstrained(axis) {
        let place = draft.framePlace[axis] ?? slot.place[axis]
        style = extend(
          style, axis == 0 ? .justifyContent : .alignContent, Keyword.text(place))
      }
      if !hugs, isNatural {
        shift[axis] = overflowShift(draft, axis, slot, places[axis])
      }
    }
    style = extend(style, .gridTemplate, Keyword.tracks(fills: fills))
    style = alignItems(style, places)
    let proposal = innerProposal(slot, draft)
    for child in boxes.children(of: core) {
      var inner = Slot(.cell, .cell, places)
      inner.isIdeal = Axes(
        draft.isIdeal.x && draft.size.x.isNatural, draft.isIdeal.y && draft.size.y.isNatural)
      inner.proposal = proposal
      inner.level = slot.level
      let item = emit(child, inner)
      set(item.node, .gridArea, Self.firstCell)
      let order = boxes.boxes[Int(child)].kind
      if order != .spacer { set(item.node, .zIndex, .number(0)) }
    }
    return style
  }

  private static let firstCell = CSSValue.text(CSSText("1/1"))

  /// How far a container moves whose content may be larger than it is proposed, as CSS.
  ///
  /// A container that outgrows its slot is aligned as its parent says, while its content is aligned
  /// in it as the container says.
  func overflowShift(
    _ draft: ElementDraft, _ axis: Int, _ slot: Slot, _ inner: Place
  ) -> String? {
    let minimum = draft.core.range(axis).minimum + draft.padding(axis)
    guard slot.kind[axis] != .main, inner != slot.place[axis], minimum > draft.padding(axis) else {
      return nil
    }
    let part = inner.fraction - slot.place[axis].fraction
    guard part != 0 else { return nil }
    let factor = CSSNumber.string(Double(abs(part)))
    return part > 0
      ? "max(0px,(\(pixels(minimum)) - 100%)*\(factor))"
      : "min(0px,(100% - \(pixels(minimum)))*\(factor))"
  }

  mutating func translate(_ style: StyleTable.List, _ shift: Axes<String?>) -> StyleTable.List {
    guard shift.x != nil || shift.y != nil else { return style }
    let value = shift.y == nil ? shift.x ?? "0px" : "\(shift.x ?? "0px") \(shift.y ?? "0px")"
    return extend(style, .translate, .text(CSSText(value)))
  }
}
