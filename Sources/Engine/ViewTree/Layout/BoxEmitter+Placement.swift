import ElementTree

extension BoxEmitter {
  /// Declares an element's size and its place in its slot.
  mutating func placeElement(
    _ draft: ElementDraft, _ slot: Slot, _ start: StyleTable.List, _ item: inout Item
  ) -> StyleTable.List {
    var style = start
    for axis in 0...1 {
      let fill = fill(draft, slot, axis)
      style = declareSize(draft, axis, isGreedy: fill != nil, style)
      if slot.kind[axis] == .main {
        let natural = draft.size[axis].isNatural
        let top = draft.top.range(axis)
        item.isGreedy = fill != nil
        item.isShrinkable = fill == nil && natural && top.isShrinkable
        let givesWay = fill == nil ? top.isShrinkable : top.minimum.isNaN
        item.isCut =
          givesWay
          && (natural && axis == 0 && boxes.clips(draft.coreIndex)
            || boxes.hugsLimits(draft.coreIndex, axis))
        item.low = natural ? top.minimum : draft.size[axis].bounds?.low ?? .nan
        item.high = fill?.high ?? draft.size[axis].bounds?.high ?? .infinity
        continue
      }
      guard let fill else {
        style = placeHugging(draft, slot, axis, style)
        continue
      }
      if draft.proposal[axis] == nil, fill.high.isFinite, slot.kind[axis] != .layer,
        slot.isHugged[axis] || axis == 1 && !(fill.low > 0), draft.ratio?.isOnBothAxes != true
      {
        // Percentages of a height that the content makes are none, and of a width count for nothing where
        // that is found.
        style = extend(style, Self.size(axis), .points(fill.high))
        style = extend(style, axis == 0 ? .maxWidth : .maxHeight, Keyword.full)
        if fill.low > 0 {
          style = extend(style, axis == 0 ? .minWidth : .minHeight, .points(fill.low))
        }
        continue
      }
      let whole = slot.kind[axis] == .layer ? layerSize(slot.inset[axis]) : "100%"
      let extent = sizeExpression(draft.proposal[axis], fill.low, fill.high, whole)
      switch slot.kind[axis] {
      case .main, .cross:
        if draft.ratio?.isOnBothAxes == true { continue }
        // Padding that is wider than the slot stays aligned at 100 %, but not when stretched.
        let isStretched =
          extent == nil
          && (item.padding[axis] == 0 || draft.isIdeal[axis] || slot.isHugged[axis])
        style =
          isStretched
          ? extend(style, .alignSelf, Keyword.stretch)
          : extend(style, Self.size(axis), extent ?? Keyword.full)
      case .cell:
        // A width that follows from the height counts for the column only if the height is a length:
        // Firefox and WebKit know no stretched one yet when they size columns.
        let isFollowed = axis == 1 && draft.drawnRatio != nil
        let isStretched = extent == nil && item.padding[axis] == 0 && !isFollowed
        style =
          isStretched
          ? extend(style, Self.placeSelf(axis), Keyword.stretch)
          : extend(style, Self.size(axis), extent ?? Keyword.full)
      case .layer:
        if let extent {
          style = extend(style, Self.size(axis), extent)
          style = extend(style, Self.placeSelf(axis), Keyword.unsafePlace(slot.place[axis]))
        } else if isShrunk(draft) {
          let size = slot.inset[axis] == 0 ? whole : "calc(\(whole))"
          style = extend(style, Self.size(axis), .text(CSSText(size)))
        }
      }
    }
    if slot.kind.x == .layer { style = extend(style, .position, Keyword.absolute) }
    for size in draft.sizes { style = extend(style, size.property, size.length.value) }
    if let ratio = draft.ratio { style = proportions(style, ratio, draft, slot, &item) }
    if let drawn = draft.drawnRatio {
      style = extend(style, .aspectRatio, .number(Double(drawn)))
    }
    return style
  }

  /// The limits between which an element takes the size it is proposed; nil if it doesn't.
  private func fill(
    _ draft: ElementDraft, _ slot: Slot, _ axis: Int
  ) -> (low: Float, high: Float)? {
    switch draft.size[axis] {
    case .points: return nil
    case .filling(let low, let high): return (low, high.isNaN ? .infinity : high)
    case .natural: break
    }
    if draft.isInRegion { return nil }
    if draft.holdsRegion, slot.kind[axis] == .cell || slot.kind[axis] == .layer,
      !draft.isIdeal[axis]
    {
      return (0, .infinity)
    }
    if axis == 0, reachesEdge(draft, slot) { return (0, .infinity) }
    let range = draft.core.range(axis)
    let isSpacer = !draft.wraps && draft.core.kind == .spacer
    guard range.isGreedy, !draft.isIdeal[axis], !isSpacer else { return nil }
    let high = range.maximum + draft.padding(axis)
    return (0, high.isNaN ? .infinity : high)
  }

  /// Declares the size in points, if it is known.
  private mutating func declareSize(
    _ draft: ElementDraft, _ axis: Int, isGreedy: Bool, _ style: StyleTable.List
  ) -> StyleTable.List {
    switch draft.size[axis] {
    case .points(let points): return extend(style, Self.size(axis), .points(points))
    case .filling: return style
    case .natural: break
    }
    var style = style
    if let least = draft.minimum[axis] {
      style = extend(style, axis == 0 ? .minWidth : .minHeight, .points(least))
    }
    let range = draft.core.range(axis)
    if draft.core.kind == .divider, !draft.wraps, range.isFixed {
      // As thin as a pixel, which a point is where pixels aren't small.
      return extend(
        style, Self.size(axis), range.minimum == 1 ? Keyword.hair : .points(range.minimum))
    }
    let isSpacer = !draft.wraps && draft.core.kind == .spacer
    // Nothing is proposed: what would fill the slot has its ideal size. A picture has its own, and
    // proportions, here or further inside, follow from the other side.
    let followsOtherSide =
      draft.drawnRatio != nil
      || !draft.isIdeal[1 - axis] && boxes.followsOtherSide(draft.coreIndex, axis)
    guard !isGreedy, range.isGreedy, draft.isIdeal[axis], !isSpacer, !range.ideal.isNaN,
      !draft.isInRegion, !draft.holdsRegion, draft.pictureMode == nil,
      !followsOtherSide
    else { return style }
    return extend(style, Self.size(axis), .points(range.ideal + draft.padding(axis)))
  }

  /// Declares the place of an element that has its own size.
  private mutating func placeHugging(
    _ draft: ElementDraft, _ slot: Slot, _ axis: Int, _ start: StyleTable.List
  ) -> StyleTable.List {
    var style = start
    if slot.kind[axis] == .layer {
      // Absolutely positioned boxes alone are kept inside unless told otherwise.
      style = extend(style, Self.placeSelf(axis), Keyword.unsafePlace(slot.place[axis]))
    }
    // A line that can be cut still counts whole for its container's automatic width.
    if axis == 0, draft.size.x.isNatural, !draft.isIdeal.x, draft.top.width.isShrinkable,
      boxes.clips(draft.coreIndex) || boxes.hugsLimits(draft.coreIndex, 0)
    {
      return extend(style, .maxWidth, Keyword.full)
    }
    if axis == 1, draft.size.y.isNatural, !draft.isIdeal.y, !draft.isInRegion,
      boxes.hugsLimits(draft.coreIndex, 1)
    {
      style = extend(style, .maxHeight, Keyword.full)
    }
    return style
  }

  /// Whether a browser shrinks the element to its content although both its edges are set.
  private func isShrunk(_ draft: ElementDraft) -> Bool {
    if draft.semantics?.name == .button { return true }
    return draft.core.kind.isReplaced && !draft.wraps
  }

  static func size(_ axis: Int) -> CSSProperty { axis == 0 ? .width : .height }

  private static func placeSelf(_ axis: Int) -> CSSProperty {
    axis == 0 ? .justifySelf : .alignSelf
  }

  /// The size that a layer is proposed: percentages are those of the padding box, wherever its edges are.
  private func layerSize(_ inset: Float) -> String {
    inset == 0 ? "100%" : "100% - \(pixels(inset))"
  }

  /// A size within limits; nil for just the slot's, which is `whole`.
  private func sizeExpression(
    _ proposal: String?, _ low: Float, _ high: Float, _ whole: String
  ) -> CSSValue? {
    let base = proposal ?? whole
    let hasLow = low > 0
    let expression: String
    if !hasLow, high == .infinity {
      guard let proposal else { return nil }
      expression = proposal
    } else if !hasLow {
      expression = "min(\(base),\(pixels(high)))"
    } else if high == .infinity {
      expression = "max(\(base),\(pixels(low)))"
    } else {
      expression = "clamp(\(pixels(low)),\(base),\(pixels(high)))"
    }
    return .text(CSSText(expression))
  }

  /// Proportions of an item in a row or column: the stack's size limits the side along it.
  private mutating func proportions(
    _ start: StyleTable.List, _ ratio: (box: Box, isOnBothAxes: Bool), _ draft: ElementDraft,
    _ slot: Slot, _ item: inout Item
  ) -> StyleTable.List {
    let along = slot.kind.x == .main ? 0 : 1
    let number = CSSNumber.string(Double(ratio.box.aspectRatio.ratio))
    let limit = along == 0 ? "calc(100cqh*\(number))" : "calc(100cqw/\(number))"
    item.ratioLimit = (!ratio.box.aspectRatio.fills, limit)
    guard ratio.isOnBothAxes else { return start }
    var style = extend(start, .aspectRatio, .number(Double(ratio.box.aspectRatio.ratio)))
    let across = draft.top.range(1 - along)
    if !across.minimum.isNaN {
      style = extend(style, along == 0 ? .minHeight : .minWidth, .points(across.minimum))
    }
    if across.maximum.isFinite {
      style = extend(style, along == 0 ? .maxHeight : .maxWidth, .points(across.maximum))
    } else if ratio.box.aspectRatio.isOwn, !ratio.box.aspectRatio.fills {
      // A picture's own size mustn't make the stack larger than what it is proposed.
      let room = CSSValue.text(CSSText(along == 0 ? "100cqh" : "100cqw"))
      style = extend(style, along == 0 ? .maxHeight : .maxWidth, room)
    }
    return style
  }
}

extension BoxTree {
  /// Whether a box that gives way holds a line that is cut where there is too little room.
  func clips(_ index: Int32) -> Bool {
    var open = [index]
    while let next = open.popLast() {
      let box = boxes[Int(next)]
      if box.kind == .text {
        if box.text.isSingleLine { return true }
        continue
      }
      guard box.width.isShrinkable else { continue }
      let all = children(of: box)
      open += all.prefix(box.kind.arity == .oneWithLayer ? 1 : all.count)
    }
    return false
  }

  /// Whether a stack hugs views that take no more than so much beside others whose sizes only the browser knows.
  func hugsLimits(_ index: Int32, _ axis: Int) -> Bool {
    let box = boxes[Int(index)]
    guard !box.range(axis).isGreedy, box.range(axis).isShrinkable else { return false }
    let all = children(of: box)
    guard box.kind.isStack else {
      return box.kind.isModifier && (all.first.map { hugsLimits($0, axis) } ?? false)
    }
    return all.contains { boxes[Int($0)].range(axis).isGreedy || hugsLimits($0, axis) }
  }
}
