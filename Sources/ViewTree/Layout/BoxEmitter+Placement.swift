import ElementTree

extension BoxEmitter {
  /// Declares an element's size and its place in its slot.
  mutating func placeElement(
    _ draft: ElementDraft, _ slot: Slot, _ style: StyleTable.List, _ item: inout Item
  ) -> StyleTable.List {
    var style = style
    var isLayer = false
    for axis in 0...1 {
      let range = draft.core.range(axis)
      let isSpacer = !draft.wraps && draft.core.kind == .spacer
      let natural = draft.size[axis].isNatural
      var isGreedy = natural && range.isGreedy && !draft.isIdeal[axis] && !isSpacer
      var low: Float = 0
      var high: Float = .infinity
      if isGreedy { high = range.maximum + draft.padding(axis) }
      switch draft.size[axis] {
      case .points(let points):
        style = extend(style, axis == 0 ? .width : .height, .points(points))
        (low, high) = (points, points)
      case .filling(let least, let greatest):
        isGreedy = true
        (low, high) = (least, greatest)
      case .natural:
        if let least = draft.minimum[axis] {
          style = extend(style, axis == 0 ? .minWidth : .minHeight, .points(least))
        }
        if !isGreedy, range.isGreedy, draft.isIdeal[axis], !isSpacer, !range.ideal.isNaN,
          draft.core.kind != .resizableImage
        {
          style = extend(
            style, axis == 0 ? .width : .height, .points(range.ideal + draft.padding(axis)))
        }
      }
      if draft.aspect != nil, slot.kind[axis] == .cell || slot.kind[axis] == .layer, natural {
        (isGreedy, low, high) = (true, 0, .infinity)
      }
      if high.isNaN { high = .infinity }
      let extent = isGreedy ? sizeExpression(slot.proposal[axis], low, high) : nil
      switch slot.kind[axis] {
      case .main:
        item.isGreedy = isGreedy
        item.isShrinkable = draft.top.range(axis).isShrinkable && natural
        item.low = natural ? draft.top.range(axis).minimum : low
        item.high = high
      case .cross:
        guard isGreedy, draft.ratio == nil else { continue }
        if let extent {
          style = extend(style, axis == 0 ? .width : .height, extent)
        } else {
          style = extend(style, axis == 0 ? .justifySelf : .alignSelf, Keyword.stretch)
          if axis == 0 { style = extend(style, .alignSelf, Keyword.stretch) }
        }
      case .cell:
        guard isGreedy else { continue }
        if let extent {
          style = extend(style, axis == 0 ? .width : .height, extent)
        } else {
          style = extend(style, axis == 0 ? .justifySelf : .alignSelf, Keyword.stretch)
        }
      case .layer:
        isLayer = true
        if isGreedy, extent == nil {
          if draft.core.kind.isReplaced, !draft.wraps {
            style = extend(style, axis == 0 ? .width : .height, Keyword.full)
          }
          continue
        }
        style = extend(
          style, axis == 0 ? .justifySelf : .alignSelf, Keyword.unsafePlace(slot.place[axis]))
        if let extent { style = extend(style, axis == 0 ? .width : .height, extent) }
      }
    }
    if isLayer { style = extend(style, .position, Keyword.absolute) }
    if let ratio = draft.ratio { style = proportions(style, ratio, draft, slot, &item) }
    if let drawn = draft.drawnRatio {
      style = extend(style, .aspectRatio, .number(Double(drawn)))
    }
    return style
  }

  /// A size within limits; nil for just the slot's.
  private func sizeExpression(_ proposal: String?, _ low: Float, _ high: Float) -> CSSValue? {
    let base = proposal ?? "100%"
    let expression: String
    if low <= 0, high == .infinity {
      guard let proposal else { return nil }
      expression = proposal
    } else if low <= 0 {
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
    _ style: StyleTable.List, _ ratio: Box, _ draft: ElementDraft, _ slot: Slot,
    _ item: inout Item
  ) -> StyleTable.List {
    let along = slot.kind.x == .main ? 0 : 1
    let number = CSSNumber.string(Double(ratio.values[0]))
    let limit = along == 0 ? "calc(100cqh*\(number))" : "calc(100cqw/\(number))"
    item.ratioLimit = (ratio.values[1] == 0, limit)
    var style = extend(style, .aspectRatio, .number(Double(ratio.values[0])))
    let across = draft.top.range(1 - along).minimum
    if !across.isNaN {
      style = extend(style, along == 0 ? .minHeight : .minWidth, .points(across))
    }
    return style
  }
}
