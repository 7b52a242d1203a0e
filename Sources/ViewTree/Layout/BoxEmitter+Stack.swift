import ElementTree

extension BoxEmitter {
  /// Emits a row or a column.
  mutating func emitStack(
    _ draft: ElementDraft, _ start: StyleTable.List, _ slot: Slot, _ item: inout Item,
    _ shift: inout Translation
  ) -> StyleTable.List {
    let core = draft.core
    let along = core.stackAxis
    let across = 1 - along
    let idealAlong = draft.isIdeal[along] && draft.size[along].isNatural
    let children = boxes.children(of: core).map { boxes.boxes[Int($0)] }
    let place = crossPlace(draft, slot, children, &shift)
    var style = extend(start, .display, Keyword.flex)
    if along == 1 { style = extend(style, .flexDirection, Keyword.column) }
    style = extend(style, .alignItems, Keyword.place(place))

    var plan = idealAlong ? SharePlan() : SharePlan(core, boxes)
    // Size containment of a column would need a width that nothing proposes; and the properties
    // are registered for so many levels only.
    if (along == 1 && draft.isIdeal.x && draft.size.x.isNatural) || slot.level > Self.deepestLevel {
      plan.proposals = [:]
    }
    var layout = StackLayout(
      core: core, axis: along, children: children, isIdeal: idealAlong, draft: draft)
    let proposals = innerProposal(slot, draft)
    for (position, child) in boxes.children(of: core).enumerated() {
      if children[position].kind == .spacer {
        layout.addSpacer(position, &self)
        continue
      }
      var inner =
        along == 0
        ? Slot(.main, .cross, Axes(.center, place)) : Slot(.cross, .main, Axes(place, .center))
      inner.isIdeal[along] = idealAlong
      inner.allowsMargins = !(core.values[0] < 0) && children.allowMargins(at: position)
      let idealAcross = draft.isIdeal[across] && draft.size[across].isNatural
      inner.isIdeal[across] = idealAcross && !core.range(across).isGreedy
      inner.proposal[across] = proposals[across]
      if plan.proposals[position] != nil { inner.variable[along] = slot.level }
      inner.level = slot.level + (plan.proposals.isEmpty ? 0 : 1)
      layout.items.append(emitChild(child, inner, siblings: children.count))
    }
    style = layout.settle(&self, style, plan, slot, &item)
    // Content that doesn't fill a frame's box, or that overflows its slot, is placed as a whole.
    if draft.isConstrained(along)
      || (core.range(along).isGreedy && !idealAlong && slot.kind[along] != .main)
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
