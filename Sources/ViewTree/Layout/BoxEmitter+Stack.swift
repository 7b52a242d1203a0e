import ElementTree

extension BoxEmitter {
  /// Emits a row or a column.
  mutating func emitStack(
    _ draft: ElementDraft, _ start: StyleTable.List, _ slot: Slot, _ node: Int,
    _ item: inout Item, _ shift: inout Axes<String?>
  ) -> StyleTable.List {
    let core = draft.core
    let along = core.stackAxis
    let across = 1 - along
    let children = boxes.children(of: core)
    let inner = core.innerPlace(across)
    let idealAlong = draft.isIdeal[along] && draft.size[along].isNatural
    let idealAcross = draft.isIdeal[across] && draft.size[across].isNatural
    let range = core.range(across)
    let realCount = children.count { boxes.boxes[Int($0)].kind != .spacer }
    var place = inner
    if !range.isGreedy || idealAcross {
      if draft.isConstrained(across), realCount <= 1 {
        place = draft.framePlace[across] ?? slot.place[across]
      }
    } else if draft.size[across].isNatural {
      shift[across] = overflowShift(draft, across, slot, inner)
    }
    var style = extend(start, .display, Keyword.flex)
    if along == 1 { style = extend(style, .flexDirection, Keyword.column) }
    style = extend(style, .alignItems, Keyword.place(place))

    let isProportional = core.hasProportions(boxes)
    var plan = SharePlan()
    if !idealAlong { plan = SharePlan(core, boxes) }
    if isProportional || (along == 1 && draft.isIdeal.x && draft.size.x.isNatural) {
      plan.proposals = [:]
    }
    let proposals = innerProposal(slot, draft)
    var items: [Item?] = []
    items.reserveCapacity(children.count)
    for (position, child) in children.enumerated() {
      let box = boxes.boxes[Int(child)]
      if box.kind == .spacer {
        items.append(nil)
        continue
      }
      var childSlot =
        along == 0
        ? Slot(.main, .cross, Axes(.center, place)) : Slot(.cross, .main, Axes(place, .center))
      childSlot.isIdeal[along] = idealAlong
      if idealAcross, !range.isGreedy { childSlot.isIdeal[across] = true }
      childSlot.proposal[across] = proposals[across]
      if plan.proposals[position] != nil { childSlot.variable[along] = slot.level }
      childSlot.level = slot.level + (plan.proposals.isEmpty ? 0 : 1)
      items.append(emit(child, childSlot))
    }
    var layout = StackLayout(
      core: core, axis: along, children: children.map { boxes.boxes[Int($0)] }, items: items,
      isIdeal: idealAlong, isProportional: isProportional)
    style = layout.settle(&self, style, draft, plan, slot, &item)
    let isFramed = draft.isConstrained(along)
    if isFramed || (core.range(along).isGreedy && !idealAlong && slot.kind[along] != .main) {
      let content = draft.framePlace[along] ?? slot.place[along]
      if content != .start { style = extend(style, .justifyContent, Keyword.text(content)) }
    }
    return style
  }
}
