import ElementTree

extension BoxEmitter {
  /// Emits views one in front of the other: all in the cell of a grid.
  mutating func emitZStack(
    _ draft: ElementDraft, _ style: StyleTable.List, _ slot: Slot, _ shift: inout Translation
  ) -> StyleTable.List {
    let core = draft.core
    var isScreen = false
    if !draft.isIdeal.y, draft.size.y.isNatural, holdsScroll(core) {
      out.addClass(BaseStylesheet.screenClass)
      isScreen = true
    }
    let places = core.alignment.places
    var style = extend(style, .display, Keyword.grid)
    // Below a bar it is as high as what the bar leaves, not as what scrolls in it.
    if isScreen { style = extend(style, .minHeight, Keyword.zero) }
    var fills = Axes(false, false)
    for axis in 0...1 {
      let range = core.range(axis)
      let isNatural = draft.size[axis].isNatural
      let hugs = !range.isGreedy || (draft.isIdeal[axis] && isNatural) || draft.isInRegion
      fills[axis] = !hugs
      if hugs, draft.isConstrained(axis), !(draft.isRelaid[axis] && range.isGreedy) {
        let place = draft.framePlace[axis] ?? slot.place[axis]
        style = extend(
          style, axis == 0 ? .justifyContent : .alignContent, Keyword.text(place))
      }
      if !hugs, isNatural {
        overflowShift(draft, axis, slot, places[axis], &shift)
      }
    }
    style = extend(style, .gridTemplate, Keyword.tracks(fills: fills))
    style = alignItems(style, places)
    let proposal = innerProposal(slot, draft)
    let isHugged = Axes(
      boxes.hugsLimits(draft.coreIndex, 0), boxes.hugsLimits(draft.coreIndex, 1))
    let top = boxes.children(of: core).map { boxes.boxes[Int($0)].priority }.max() ?? 0
    var isRaised = false
    var isFront = false
    for child in boxes.children(of: core) {
      let raisedBefore = raised
      // What has a lower priority gets the size that those of the highest give the z-stack.
      let isLayer = boxes.boxes[Int(child)].priority < top
      var inner = isLayer ? Slot(.layer, .layer, places) : Slot(.cell, .cell, places)
      if !isLayer {
        inner.isIdeal = Axes(
          draft.isIdeal.x && draft.size.x.isNatural, draft.isIdeal.y && draft.size.y.isNatural)
        inner.proposal = proposal
        for axis in 0...1 where draft.isRelaid[axis] { inner.isIdeal[axis] = false }
        inner.isHugged = isHugged
        if draft.isInRegion { inner.region = draft.region }
      } else if !draft.isInRegion {
        inner.proposal = layerProposal(core, boxes.boxes[Int(child)])
      }
      inner.level = slot.level
      inner.heightLimit = draft.heightLimit
      passing.isFront = isFront
      isFront = true
      let layeredBefore = layered
      let item = emit(child, inner)
      keepInside(item.node, &style)
      if isLayer {
        style = extend(style, .position, Keyword.relative)
        set(item.node, .gridArea, Self.wholeCell)
        set(item.node, .inset, Keyword.zero)
      } else {
        set(item.node, .gridArea, Self.firstCell)
        if let region = draft.region {
          boundText(item.node, boxes.boxes[Int(child)], region.proposal)
          fillWithSpacer(item.node, child, region)
        }
      }
      // Bars and rows have an order of their own, which must not reach out of the view.
      if layered != layeredBefore, core.childCount > 1, !declares(item.node, .zIndex),
        !mixes(inside: item.node)
      {
        set(item.node, .zIndex, .number(0))
        raised += 1
      }
      if isRaised, boxes.boxes[Int(child)].kind != .spacer { bringForward(item.node) }
      isRaised = isRaised || raised != raisedBefore
    }
    return style
  }

  /// Gives a spacer in a z-stack of a region all that is proposed.
  private mutating func fillWithSpacer(_ node: Int, _ child: Int32, _ region: Region) {
    guard boxes.boxes[Int(child)].kind == .spacer else { return }
    let size = sizes.size(of: child, region.proposal)
    set(node, .width, size.x.value)
    set(node, .height, size.y.value)
  }

  /// What a view of a lower priority is proposed: the size that the others give the z-stack, which may be
  /// larger than the cell, and smaller than what the view needs.
  private func layerProposal(_ core: Box, _ child: Box) -> Axes<String?> {
    var result = Axes<String?>(nil, nil)
    for axis in 0...1 {
      let range = core.range(axis)
      if range.isGreedy, range.minimum > 0 {
        result[axis] = "max(100%,\(pixels(range.minimum)))"
      } else if child.range(axis).minimum > range.minimum {
        result[axis] = "100%"
      }
    }
    return result
  }

  /// Whether one of the views of a z-stack scrolls up and down, also in another z-stack, so that the others stand still
  /// before it.
  private func holdsScroll(_ core: Box) -> Bool {
    boxes.children(of: core).contains { child in
      let box = boxes.core(of: child)
      return box.kind == .scroll ? box.scroll.isVertical : box.kind == .zstack && holdsScroll(box)
    }
  }

  /// Whether something in an element is mixed with what is behind the element.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements in it.
  func mixes(inside node: Int) -> Bool {
    guard isMixed else { return false }
    let styles = out.tree.styles
    var index = node
    let end = out.tree.nodes.count
    while index < end {
      let style = out.tree.nodes[index].style
      if index > node, styles.value(of: .mixBlendMode, in: style) != nil { return true }
      index += isolates(style) ? max(1, Int(out.tree.nodes[index].span)) : 1
    }
    return false
  }

  /// Whether an element of a style keeps what is mixed in it from what is behind.
  private func isolates(_ style: StyleTable.List) -> Bool {
    !out.tree.styles.allSatisfy(style) { property, value in
      switch property {
      case .zIndex, .isolation, .opacity, .filter, .backdropFilter, .mixBlendMode, .clipPath,
        .mask, .maskImage, .translate, .rotate, .scale, .transform, .perspective, .willChange,
        .containerType:
        false
      default: true
      }
    }
  }

  private static let firstCell = CSSValue.text(CSSText("1/1"))
  /// The cell for what is positioned absolutely, whose lines would else be the container's edges.
  private static let wholeCell = CSSValue.text(CSSText("1/1/2/2"))

  /// Moves a container whose content may be larger than it is proposed.
  ///
  /// Its element has the size of the proposal, and the content sticks out of it by the container's
  /// own alignment; but the union of both should stand as the parent aligns it. The difference is
  /// a constant part of what sticks out, and percentages of `translate` are of the element itself.
  func overflowShift(
    _ draft: ElementDraft, _ axis: Int, _ slot: Slot, _ inner: Place, _ shift: inout Translation
  ) {
    let range = draft.core.range(axis)
    guard slot.kind[axis] != .main, inner != slot.place[axis], range.minimum > 0 else { return }
    var part = inner.fraction - slot.place[axis].fraction
    guard part != 0 else { return }
    let minimum = pixels(range.minimum + draft.padding(axis))
    // `translate` is physical: to the left where lines run from the right.
    if axis == 0, isRightToLeft { part = -part }
    let factor = CSSNumber.string(Double(abs(part)))
    let length =
      part > 0
      ? "max(0px,(\(minimum) - 100%)*\(factor))" : "min(0px,(100% - \(minimum))*\(factor))"
    if axis == 0 { shift.x = length } else { shift.y = length }
  }

  /// Whether an element's style sets a property.
  func declares(_ node: Int, _ property: CSSProperty) -> Bool {
    out.tree.styles.value(of: property, in: out.tree.nodes[node].style) != nil
  }
}
