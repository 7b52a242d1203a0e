import ElementTree

/// Settles how the items of a row or column share it.
///
/// Whether spacers are elements is known before the items are emitted; the rest after it.
struct StackLayout {
  let core: Box
  let axis: Int
  let children: [Box]
  let draft: DraftExtents
  /// Whether spacers keep their minimum, since something greedier takes the room or nothing is
  /// proposed.
  let isRigid: Bool
  /// Whether nothing is proposed along the stack, so that items have their ideal sizes.
  let isIdeal: Bool
  /// Whether items have their ideal sizes at least, although they share what there is.
  let isFound: Bool
  /// Whether spacers are margins instead of elements.
  let foldsSpacers: Bool
  /// The items that are as long as a picture makes them whose proportions only the browser knows: they
  /// give way, but take no more than that.
  let naturals: Set<Int>
  /// The items so far; nil for spacers that are margins.
  var items: [Item?] = []

  /// - Parameter hasOpenEnd: Whether an item takes all that is left; nil if the items' ranges say it.
  init(
    core: Box, axis: Int, children: [Box], isIdeal: Bool, draft: ElementDraft,
    isFound: Bool = false, naturals: Set<Int> = [], hasOpenEnd: Bool? = nil
  ) {
    self.core = core
    self.axis = axis
    self.children = children
    self.draft = DraftExtents(draft)
    self.isIdeal = isIdeal
    self.isFound = isFound
    self.naturals = naturals
    isRigid =
      isIdeal
      || hasOpenEnd
        ?? children.indices.contains { index in
          let child = children[index]
          return child.kind != .spacer && child.range(axis).isGreedy
            && child.range(axis).maximum == .infinity && !naturals.contains(index)
        }
    foldsSpacers = StackSpacers.areMargins(core, axis, children, draft, isRigid: isRigid)
    items.reserveCapacity(children.count)
  }

  private var size: CSSProperty { BoxEmitter.size(axis) }
  private var minimum: CSSProperty { axis == 0 ? .minWidth : .minHeight }
  private var maximum: CSSProperty { axis == 0 ? .maxWidth : .maxHeight }

  /// Emits a spacer's element, if spacers have some.
  mutating func addSpacer(_ position: Int, _ emitter: inout BoxEmitter) {
    guard !foldsSpacers else {
      items.append(nil)
      return
    }
    let least = children[position].range(axis).minimum
    let node = emitter.out.open(emitter.isPhrasing ? .span : .div)
    if isRigid {
      emitter.set(node, .flex, .text(CSSText("0 0 \(pixels(least))")))
    } else {
      emitter.set(node, .flex, Keyword.grow)
      if least > 0 { emitter.set(node, minimum, .points(least)) }
    }
    emitter.out.close(node)
    items.append(Item(node: node))
  }

  /// Sizes the items and writes the distances between them; gives the stack's declarations.
  func settle(
    _ emitter: inout BoxEmitter, _ start: StyleTable.List, _ plan: SharePlan, _ slot: Slot,
    _ item: inout Item
  ) -> StyleTable.List {
    var container: CSSValue?
    sizeItems(&emitter, plan, &container)
    var style = start
    if isFound, core.range(axis).isGreedy, !usesIdeals, draft.minimum[axis] == nil {
      style = emitter.extend(style, minimum, .points(core.range(axis).ideal + draft.padding(axis)))
    }
    let trim: Float
    if foldsSpacers {
      (style, trim) = StackSpacers.fold(self, &emitter, style, &item)
    } else {
      style = StackSpacers.separate(self, &emitter, style)
      trim = 0
    }
    applySizes(&emitter, plan, slot, trim)
    if !plan.proposals.isEmpty {
      applyProposals(&emitter, plan, slot, trim)
      if axis == 1 || container == nil {
        container = axis == 0 ? Keyword.inlineSize : Keyword.size
      }
    }
    guard let container else { return style }
    style = emitter.extend(style, .containerType, container)
    guard container == Keyword.size else { return style }
    // Size containment ignores the content, so that a side that hugs it needs its size in points.
    for side in 0...1 where !core.range(side).isGreedy && !draft.isConstrained(side) {
      let range = core.range(side)
      let points = draft.isIdeal[side] ? range.ideal : range.minimum
      if !points.isNaN {
        style = emitter.extend(
          style, BoxEmitter.size(side), .points(points + draft.padding(side)))
      }
    }
    return style
  }

  /// Gives each item its part of the stack.
  private func sizeItems(
    _ emitter: inout BoxEmitter, _ plan: SharePlan, _ container: inout CSSValue?
  ) {
    let real = items.indices.filter { items[$0] != nil && children[$0].kind != .spacer }
    let flexible = real.filter { index in
      guard items[index]?.isGreedy == true, !naturals.contains(index) else { return false }
      let range = children[index].range(axis)
      return core.isProportional || !(range.maximum <= range.minimum)
    }
    let yielding = YieldingItems(self, real, flexible)
    // Equal bases give equal totals whatever padding the items have: a basis below the padding
    // would be raised to it.
    let shared = flexible + (yielding.share ? yielding.indices : [])
    let basis = shared.map { items[$0]?.padding[axis] ?? 0 }.max() ?? 0
    let base = basis == 0 ? "0" : pixels(basis)
    // Before a spacer gets more than its least length, what is greedy has its greatest.
    let factor = !foldsSpacers && !isRigid ? 1 : 0
    let ranks = ranks(of: flexible)
    for index in real {
      guard let item = items[index] else { continue }
      if naturals.contains(index), item.isGreedy {
        emitter.set(item.node, .flex, Self.givingWay)
        emitter.set(item.node, minimum, Keyword.zero)
        continue
      }
      // What others leave is as much whatever it is padded with.
      let isLower = ranks.values.contains { $0 > ranks[index] ?? 0 }
      let growth = Self.growth(factor + (ranks[index] ?? 0))
      let own = usesIdeals && item.isGreedy ? idealBasis(index) : isLower ? "0" : base
      let grow = CSSValue.text(CSSText("\(growth) 1 \(own)"))
      if item.isGreedy {
        if plan.sizes[index] != nil, item.ratioLimit == nil { continue }
        sizeGreedy(item, grow, &emitter, &container)
      } else if item.isShrinkable, !isIdeal {
        yielding.size(index, item, grow, minimum, maximum, &emitter)
      } else {
        emitter.set(item.node, .flex, Keyword.none)
      }
    }
  }

  /// Whether items begin with their ideal sizes: only the browser knows what they come to.
  private var usesIdeals: Bool { isFound && !core.range(axis).ideal.isFinite }

  /// What an item has before there is more to share: its ideal size, which only the browser may know.
  private func idealBasis(_ index: Int) -> String {
    let ideal = children[index].range(axis).ideal
    return ideal.isFinite ? pixels(ideal) : "auto"
  }

  /// The places of items among the priorities where only the browser knows a size, so that a higher one takes
  /// what there is.
  private func ranks(of flexible: [Int]) -> [Int: Int] {
    guard
      children.contains(where: { $0.range(axis).minimum.isNaN || $0.range(axis).maximum.isNaN })
    else { return [:] }
    let levels = Set(flexible.map { children[$0].priority }).sorted()
    return Dictionary(
      uniqueKeysWithValues: flexible.map { ($0, levels.firstIndex(of: children[$0].priority) ?? 0) }
    )
  }

  private static let givingWay = CSSValue.text(CSSText("0 1 auto"))

  /// A factor of growth beside which lower ones are next to nothing.
  private static func growth(_ rank: Int) -> String {
    rank == 0 ? "1" : "1" + String(repeating: "00000", count: min(rank, 4))
  }

  private func sizeGreedy(
    _ item: Item, _ grow: CSSValue, _ emitter: inout BoxEmitter, _ container: inout CSSValue?
  ) {
    if item.low == item.high, item.low.isFinite {
      emitter.set(item.node, .flex, Keyword.none)
      emitter.set(item.node, size, .points(item.low))
      return
    }
    if !isIdeal, !core.range(axis).isGreedy, item.high.isFinite, item.ratioLimit == nil {
      // A stack that hugs its items is as long as they would be.
      if axis == 0 {
        emitter.set(item.node, .flex, grow)
        emitter.set(item.node, .width, .points(item.high))
        emitter.set(item.node, .maxWidth, .points(item.high))
      } else {
        emitter.set(item.node, .flex, .text(CSSText("0 1 \(pixels(item.high))")))
      }
      emitter.set(item.node, minimum, item.low > 0 ? .points(item.low) : Keyword.zero)
      return
    }
    emitter.set(item.node, .flex, grow)
    if item.hasChildren || item.isReplaced || item.low > 0, !item.low.isNaN {
      emitter.set(item.node, minimum, .points(item.low))
    } else if item.isCut {
      // Its line would keep it as wide as all of its text.
      emitter.set(item.node, minimum, Keyword.zero)
    }
    if item.high.isFinite { emitter.set(item.node, maximum, .points(item.high)) }
    guard let limit = item.ratioLimit else { return }
    // A stack that hugs its items is not as high as what it is proposed, which the limit is of.
    if limit.isMaximum, item.high.isFinite, !core.range(1 - axis).isGreedy { return }
    if limit.isMaximum {
      let high =
        item.high.isFinite ? "min(\(pixels(item.high)),\(limit.expression))" : limit.expression
      emitter.set(item.node, maximum, .text(CSSText(high)))
    } else {
      let low = item.low > 0 ? "max(\(pixels(item.low)),\(limit.expression))" : limit.expression
      emitter.set(item.node, minimum, .text(CSSText(low)))
    }
    container = Keyword.size
  }

  /// Gives items the sizes that the plan computed.
  private func applySizes(
    _ emitter: inout BoxEmitter, _ plan: SharePlan, _ slot: Slot, _ trim: Float
  ) {
    var base = "100%"
    if let variable = inherited(slot) { base = "min(100%,var(\(variable)))" }
    for (position, share) in plan.sizes.sorted(by: { $0.key < $1.key }) {
      guard let child = items[position], child.ratioLimit == nil else { continue }
      emitter.set(child.node, .flex, Keyword.none)
      emitter.set(child.node, size, .text(CSSText(share.expression(base, trim))))
    }
  }

  /// Tells items what they are proposed, where they must know it although the stack overflows.
  private func applyProposals(
    _ emitter: inout BoxEmitter, _ plan: SharePlan, _ slot: Slot, _ trim: Float
  ) {
    var unit = axis == 0 ? "100cqw" : "100cqh"
    if let variable = inherited(slot) { unit = "min(\(unit),var(\(variable)))" }
    let property = CSSProperty.proposal(axis, slot.level)
    for (position, share) in plan.proposals.sorted(by: { $0.key < $1.key }) {
      guard let child = items[position] else { continue }
      let own = child.padding[axis]
      let rest = own == 0 ? "" : " - \(pixels(own))"
      emitter.set(
        child.node, property,
        .text(CSSText("calc(\(share.expression(unit, trim))\(rest))")))
    }
  }

  /// The custom property that holds what the stack itself is proposed along its axis.
  private func inherited(_ slot: Slot) -> String? {
    guard slot.kind[axis] == .main, let level = slot.variable[axis],
      draft.size[axis].isNatural
    else { return nil }
    return BoxEmitter.variable(axis, level)
  }
}

extension CSSProperty {
  /// The custom property for a proposal at a level.
  static func proposal(_ axis: Int, _ level: Int) -> CSSProperty {
    let first: CSSProperty = axis == 0 ? .proposalX0 : .proposalY0
    return CSSProperty(rawValue: first.rawValue + UInt8(min(level, 8))) ?? first
  }
}
