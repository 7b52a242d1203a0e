import ElementTree

extension BoxEmitter {
  /// Emits a row or a column.
  mutating func emitStack(
    _ draft: ElementDraft, _ slot: Slot, _ item: inout Item, _ shift: inout Translation
  ) -> StyleTable.List {
    var work = beginStack(draft, slot, &shift)
    for position in work.layout.children.indices { emitItem(position, draft, slot, &work) }
    return endStack(work, draft, slot, &item)
  }

  /// What is known of a row or a column while its items are emitted.
  private struct StackWork {
    var layout: StackLayout
    var plan: SharePlan
    var proposals: Axes<String?>
    var place: Place
    var style: StyleTable.List
    var isIdealAlong: Bool
    var isHuggedAcross: Bool
    /// Whether an item so far may lie over the next.
    var overlaps: Bool
  }

  @inline(never)
  private mutating func beginStack(
    _ draft: ElementDraft, _ slot: Slot, _ shift: inout Translation
  ) -> StackWork {
    let core = draft.core
    let along = core.stackAxis
    let idealAlong = draft.isIdeal[along] && draft.size[along].isNatural
    let children = boxes.children(of: core).map { boxes.boxes[Int($0)] }
    let place = crossPlace(draft, slot, children, &shift)
    var style = extend(0, .display, Keyword.flex)
    if along == 1 { style = extend(style, .flexDirection, Keyword.column) }
    style = extend(style, .alignItems, Keyword.place(place))

    var plan = idealAlong ? SharePlan() : SharePlan(core, boxes)
    // Size containment of a column would need a width that nothing proposes; and the properties
    // are registered for so many levels only.
    if (along == 1 && draft.isIdeal.x && draft.size.x.isNatural) || slot.level > Self.deepestLevel {
      plan.proposals = [:]
    }
    let layout = StackLayout(
      core: core, axis: along, children: children, isIdeal: idealAlong, draft: draft,
      isFound: draft.isFound(along),
      naturals: along == 1 && !idealAlong && !draft.isFound(1)
        ? boxes.naturalPictures(children) : [])
    return StackWork(
      layout: layout, plan: plan, proposals: innerProposal(slot, draft), place: place,
      style: style, isIdealAlong: idealAlong,
      isHuggedAcross: draft.isIdeal[1 - along] && draft.size[1 - along].isNatural
        || boxes.hugsLimits(draft.coreIndex, 1 - along),
      overlaps: core.stack.spacing < 0)
  }

  private mutating func emitItem(
    _ position: Int, _ draft: ElementDraft, _ slot: Slot, _ work: inout StackWork
  ) {
    if work.layout.children[position].kind == .spacer {
      work.layout.addSpacer(position, &self)
      return
    }
    let child = boxes.children[Int(draft.core.childStart) + position]
    let movedBefore = moved
    let item = emitChild(
      child, itemSlot(position, draft, slot, work), siblings: work.layout.children.count)
    keepInside(item.node, &work.style)
    // Bars and rows are drawn in front anyway.
    if work.overlaps, lastLayered != item.node { bringForward(item.node) }
    if moved != movedBefore { work.overlaps = true }
    work.layout.items.append(item)
  }

  @inline(never)
  private func itemSlot(
    _ position: Int, _ draft: ElementDraft, _ slot: Slot, _ work: StackWork
  ) -> Slot {
    let core = draft.core
    let along = core.stackAxis
    let across = 1 - along
    var inner =
      along == 0
      ? Slot(.main, .cross, Axes(.center, work.place))
      : Slot(.cross, .main, Axes(work.place, .center))
    inner.isIdeal[along] = work.isIdealAlong
    inner.allowsMargins =
      !(core.stack.spacing < 0) && work.layout.children.allowMargins(at: position)
    let idealAcross = draft.isIdeal[across] && draft.size[across].isNatural
    // What is greedy is laid out again in the size that the stack found, which is no less than the ideal.
    inner.isFound[along] = work.layout.isFound
    inner.isFound[across] = idealAcross || draft.isFound(across)
    let own = work.layout.children[position].range(across)
    // What has proportions and a width is as high as that says, also where a sibling is higher.
    let isByWidth =
      across == 1 && !work.layout.children[position].range(0).isGreedy
      && boxes.followsOtherSide(boxes.children[Int(core.childStart) + position], 1)
    inner.isIdeal[across] =
      idealAcross
      && (!core.range(across).isGreedy || (own.isGreedy && own.ideal >= own.maximum) || isByWidth)
    if inner.isIdeal[across] { inner.isFound[across] = false }
    inner.isHugged[across] = work.isHuggedAcross
    inner.proposal[across] = work.proposals[across]
    if work.plan.proposals[position] != nil { inner.variable[along] = slot.level }
    inner.heightLimit = draft.heightLimit(ofItem: position, in: work.layout.children, boxes)
    inner.level = slot.level + (work.plan.proposals.isEmpty ? 0 : 1)
    return inner
  }

  @inline(never)
  private mutating func endStack(
    _ work: StackWork, _ draft: ElementDraft, _ slot: Slot, _ item: inout Item
  ) -> StyleTable.List {
    let core = draft.core
    let along = core.stackAxis
    var style = work.layout.settle(&self, work.style, work.plan, slot, &item)
    // Content that doesn't fill a frame's box, or that overflows its slot, is placed as a whole.
    if draft.isConstrained(along)
      || (core.range(along).isGreedy && !work.isIdealAlong && slot.kind[along] != .main)
    {
      let content = draft.framePlace[along] ?? slot.place[along]
      if content != .start { style = extend(style, .justifyContent, Keyword.text(content)) }
    }
    return style
  }

  /// The deepest level that has registered properties; see ``CSSProperty/registration``.
  private static let deepestLevel = 8

  /// Where items stand across the stack.
  private func crossPlace(
    _ draft: ElementDraft, _ slot: Slot, _ children: [Box], _ shift: inout Translation
  ) -> Place {
    let axis = 1 - draft.core.stackAxis
    let inner = draft.core.innerPlace(axis)
    let isIdeal = draft.isIdeal[axis] && draft.size[axis].isNatural
    if !draft.core.range(axis).isGreedy || isIdeal {
      // A single item that hugs stands where the frame wants it.
      guard draft.isConstrained(axis), children.count(where: { $0.kind != .spacer }) <= 1 else {
        return inner
      }
      return draft.framePlace[axis] ?? slot.place[axis]
    }
    if draft.size[axis].isNatural { overflowShift(draft, axis, slot, inner, &shift) }
    return inner
  }
}

extension [Box] {
  /// Whether no spacer is beside a child, which would be a margin of the child's.
  fileprivate func allowMargins(at position: Int) -> Bool {
    (position == 0 || self[position - 1].kind != .spacer)
      && (position == count - 1 || self[position + 1].kind != .spacer)
  }
}
