import ElementTree

extension BoxEmitter {
  /// Emits a row or column in which proportions matter: it hugs its items, whose shares are lengths.
  mutating func emitSharedStack(
    _ draft: ElementDraft, _ slot: Slot, _ item: inout Item
  ) -> StyleTable.List {
    let core = draft.core
    let along = core.stackAxis
    guard let proposal = draft.region?.proposal else { return 0 }
    var style = extend(0, .display, Keyword.flex)
    if along == 1 { style = extend(style, .flexDirection, Keyword.column) }
    style = extend(style, .alignItems, Keyword.place(core.innerPlace(1 - along)))
    if proposal[along] == nil {
      return emitItems(draft, slot, nil, pad(style, draft.padding))
    }
    if let shares = sizes.shares(of: core, proposal) {
      return emitItems(draft, slot, shares, pad(style, draft.padding))
    }
    return emitYieldingStack(draft, slot, &item, style)
  }

  /// Emits items with their shares; nil for their ideal sizes.
  private mutating func emitItems(
    _ draft: ElementDraft, _ slot: Slot, _ shares: [Length]?, _ start: StyleTable.List
  ) -> StyleTable.List {
    let core = draft.core
    let along = core.stackAxis
    guard let proposal = draft.region?.proposal else { return start }
    let gaps = boxes.gaps(of: core)
    let isUsual = Set(gaps).count <= 1 && (gaps.first ?? 0) >= 0
    var style = start
    // What is greedy is laid out again in the size that the stack found.
    let across = sizes.size(of: draft.coreIndex, proposal)[1 - along]
    let found = across.isUnknown || across.css.utf8.count > 1200 ? nil : across
    if isUsual, let gap = gaps.first, gap > 0 { style = extend(style, .gap, .points(gap)) }
    for (position, child) in boxes.children(of: core).enumerated() {
      let box = boxes.boxes[Int(child)]
      var offered = proposal
      offered[along] = shares?[position]
      if box.range(1 - along).takesAll { offered[1 - along] = proposal[1 - along] ?? found }
      var node: Int
      if box.kind == .spacer {
        node = out.open(isPhrasing ? .span : .div)
        out.close(node)
        set(node, Self.size(along), sizes.size(of: child, offered)[along].value)
      } else {
        var inner = Slot(.cell, .cell, core.alignment.places)
        inner.level = slot.level + 1
        let variable = variable(for: offered[along], box, along, slot)
        if let variable {
          inner.level += 1
          offered[along] = Length(
            unit: "var(\(variable.string))", usual: offered[along]?.usual ?? 0)
        }
        inner.region = Region(proposal: offered)
        inner.isIdeal = Axes(offered.x == nil, offered.y == nil)
        node = emit(child, inner).node
        if let variable, let share = shares?[position] { set(node, variable, share.value) }
        boundText(node, box, offered)
      }
      set(node, .flex, Keyword.none)
      if !isUsual, position > 0, gaps[position - 1] != 0 {
        set(
          node, along == 0 ? .marginInlineStart : .marginBlockStart, .points(gaps[position - 1]))
      }
    }
    return style
  }

  /// The custom property that brings a long expression to those inside of an item.
  private func variable(
    for length: Length?, _ box: Box, _ axis: Int, _ slot: Slot
  ) -> CSSProperty? {
    guard let length, length.known == nil, box.childCount > 0, slot.level <= 7,
      length.css.utf8.count > 24
    else { return nil }
    return .proposal(axis, slot.level)
  }

  /// Keeps text that hugs its lines within what it is proposed.
  mutating func boundText(_ node: Int, _ box: Box, _ proposal: Axes<Length?>) {
    guard box.width.isShrinkable, !box.width.isGreedy, let width = proposal.x, !width.isUnknown,
      !width.isInfinite
    else { return }
    set(node, .maxWidth, width.value)
  }

  /// Emits a stack with text, whose sizes only the browser knows: it shares what the text leaves.
  private mutating func emitYieldingStack(
    _ draft: ElementDraft, _ slot: Slot, _ item: inout Item, _ start: StyleTable.List
  ) -> StyleTable.List {
    let core = draft.core
    let along = core.stackAxis
    guard let proposal = draft.region?.proposal, let whole = proposal[along] else { return start }
    let indices = Array(boxes.children(of: core))
    let children = indices.map { boxes.boxes[Int($0)] }
    let limits = limits(of: indices, along, proposal)
    let hasOpenEnd = children.indices.contains { position in
      if let limit = limits[position] {
        return limit.high.isInfinite || limit.high.isUnknown && !hugs(children[position], limit)
      }
      let range = children[position].range(along)
      return children[position].kind != .spacer && range.isGreedy && range.maximum == .infinity
    }
    var layout = StackLayout(
      core: core, axis: along, children: children, isIdeal: false, draft: draft,
      hasOpenEnd: hasOpenEnd)
    for (position, child) in indices.enumerated() {
      let box = children[position]
      guard box.kind != .spacer else {
        layout.addSpacer(position, &self)
        continue
      }
      var inner =
        along == 0
        ? Slot(.main, .cross, core.alignment.places) : Slot(.cross, .main, core.alignment.places)
      inner.level = slot.level
      inner.isIdeal[1 - along] = proposal[1 - along] == nil
      if let across = proposal[1 - along], !across.isUnknown {
        inner.proposal[1 - along] = across.css
      }
      if boxes.isProportioned(box) {
        inner.isRatioItem = box.isFitted(boxes)
      }
      if along == 1, hugs(box, limits[position]) {
        let room = sizes.room(for: child, in: core, proposal)
        inner.region = Region(proposal: Axes(proposal.x, room.isUnknown ? whole : room))
      }
      let new = emit(child, inner)
      layout.items.append(new)
      if along == 1 { boundText(new.node, box, proposal) }
    }
    let isFull = children.contains { $0.kind == .spacer || $0.range(along).takesAll }
    var style = layout.settleYielding(&self, limits, isFull: isFull, start, &item)
    let property: CSSProperty =
      isFull ? Self.size(along) : along == 0 ? .maxWidth : .maxHeight
    if !whole.isUnknown {
      style = extend(style, property, (whole + Length(points: draft.padding(along))).value)
    }
    if along == 1 { keepHalf(layout, limits, whole) }
    if along == 1, let width = widest(indices, proposal, draft) {
      style = extend(style, .minWidth, (width + Length(points: draft.padding(0))).value)
    }
    return style
  }

  /// Keeps half of what there is for a view that takes everything beside one of pictures and text, which gets no more than
  /// the other half.
  private mutating func keepHalf(
    _ layout: StackLayout, _ limits: [Int: (low: Length, high: Length)], _ whole: Length
  ) {
    let real = layout.items.indices.filter { layout.children[$0].kind != .spacer }
    let moving = real.filter { !layout.children[$0].height.isFixed }
    guard moving.count == 2, moving.count { hugs(layout.children[$0], limits[$0]) } == 1,
      let other = moving.first(where: { layout.children[$0].height.takesAll }),
      let node = layout.items[other]?.node
    else { return }
    let fixed = layout.children.reduce(boxes.totalSpacing(of: layout.core)) {
      $0 + ($1.height.isFixed ? $1.height.minimum : 0)
    }
    set(node, .minHeight, ((whole - Length(points: fixed)) / 2).notNegative.value)
  }

  /// The width of the widest picture of a column with text: no browser counts it as content, since it follows from
  /// the picture's height.
  private func widest(
    _ indices: [Int32], _ proposal: Axes<Length?>, _ draft: ElementDraft
  ) -> Length? {
    guard let width = proposal.x, !width.isUnknown, !draft.isConstrained(0) else { return nil }
    var result = Length.zero
    for index in indices where boxes.isProportioned(boxes.boxes[Int(index)]) {
      var room = sizes.room(for: index, in: draft.core, proposal)
      if room.isUnknown { room = .infinity }
      let own = sizes.size(of: index, Axes(width, room)).x
      if !own.isUnknown, !own.isInfinite { result = Length.greatest(result, own) }
    }
    return result.isZero ? nil : result
  }
}

extension BoxEmitter {
  /// Whether an item of a column is pictures and text, as high as the browser finds them.
  fileprivate func hugs(_ box: Box, _ limit: (low: Length, high: Length)?) -> Bool {
    limit?.high.isUnknown == true && box.height.isProportional && box.childCount > 0
      && !box.isFitted(boxes)
  }

  /// The least and the greatest lengths of a stack's items with proportions, by position.
  private func limits(
    of indices: [Int32], _ along: Int, _ proposal: Axes<Length?>
  ) -> [Int: (low: Length, high: Length)] {
    var limits: [Int: (low: Length, high: Length)] = [:]
    for (position, child) in indices.enumerated()
    where boxes.isProportioned(boxes.boxes[Int(child)]) {
      var probe = proposal
      probe[along] = .zero
      let low = sizes.size(of: child, probe)[along]
      probe[along] = .infinity
      limits[position] = (low, sizes.size(of: child, probe)[along])
    }
    return limits
  }
}

extension StackLayout {
  /// Sizes the items of a stack with text and proportions, and writes the distances between them.
  func settleYielding(
    _ emitter: inout BoxEmitter, _ limits: [Int: (low: Length, high: Length)], isFull: Bool,
    _ start: StyleTable.List, _ item: inout Item
  ) -> StyleTable.List {
    let real = items.indices.filter { items[$0] != nil && children[$0].kind != .spacer }
    let flexible = real.filter { items[$0]?.isGreedy == true || limits[$0] != nil }
    let yielding = YieldingItems(self, real, flexible)
    let (least, most): (CSSProperty, CSSProperty) =
      axis == 0 ? (.minWidth, .maxWidth) : (.minHeight, .maxHeight)
    // Auto margins and spacers take what is left when everything else has its most.
    let basis =
      (flexible + (yielding.share ? yielding.indices : []))
      .map { items[$0]?.padding[axis] ?? 0 }.max() ?? 0
    let factor = isRigid || foldsSpacers ? 1 : 100_000
    let grow = CSSValue.text(CSSText("\(factor) 1 \(basis == 0 ? "0" : pixels(basis))"))
    let hasRivals = children.contains { $0.kind != .spacer && $0.range(axis).takesAll }
    for index in real {
      guard let child = items[index] else { continue }
      if let limit = limits[index] {
        let isOpen = limit.high.isUnknown || limit.high.isInfinite
        if axis == 1, emitter.hugs(children[index], limit) {
          emitter.set(child.node, .flex, Keyword.shrink)
          emitter.set(child.node, least, Keyword.zero)
        } else if axis == 0 || hasRivals || isOpen {
          emitter.set(child.node, .flex, grow)
          if !isOpen {
            // A row that hugs its items is as wide as they would be.
            if axis == 0 { emitter.set(child.node, .width, limit.high.value) }
            emitter.set(child.node, most, limit.high.value)
          }
        } else {
          emitter.set(child.node, .flex, .text(CSSText("0 1 \(limit.high.css)")))
        }
        emitter.set(child.node, least, limit.low.isUnknown ? Keyword.zero : limit.low.value)
      } else if child.isGreedy {
        emitter.set(child.node, .flex, grow)
        if child.hasChildren || child.low > 0, !child.low.isNaN {
          emitter.set(child.node, least, .points(child.low))
        }
        if child.high.isFinite { emitter.set(child.node, most, .points(child.high)) }
      } else if child.isShrinkable {
        yielding.size(index, child, grow, least, most, &emitter)
      } else {
        emitter.set(child.node, .flex, Keyword.none)
      }
    }
    if foldsSpacers { return StackSpacers.fold(self, &emitter, start, &item).0 }
    return StackSpacers.separate(self, &emitter, start)
  }
}
