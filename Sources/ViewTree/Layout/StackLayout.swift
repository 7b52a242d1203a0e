import ElementTree

/// Settles how the items of a row or column share it, once all of them are emitted.
struct StackLayout {
  let core: Box
  let axis: Int
  let children: [Box]
  /// The items; nil for spacers.
  let items: [Item?]
  let isIdeal: Bool
  let isProportional: Bool

  private var size: CSSProperty { axis == 0 ? .width : .height }
  private var minimum: CSSProperty { axis == 0 ? .minWidth : .minHeight }
  private var maximum: CSSProperty { axis == 0 ? .maxWidth : .maxHeight }
  private var marginStart: CSSProperty { axis == 0 ? .marginInlineStart : .marginBlockStart }
  private var marginEnd: CSSProperty { axis == 0 ? .marginInlineEnd : .marginBlockEnd }

  mutating func settle(
    _ emitter: inout BoxEmitter, _ start: StyleTable.List, _ draft: ElementDraft,
    _ plan: SharePlan, _ slot: Slot, _ item: inout Item
  ) -> StyleTable.List {
    var style = start
    style = sizeItems(&emitter, style)
    let trim: Float
    (style, trim) = space(&emitter, style, draft, &item)
    for (position, share) in plan.sizes {
      guard let child = items[position], child.ratioLimit == nil else { continue }
      emitter.set(child.node, .flex, Keyword.none)
      emitter.set(child.node, minimum, Keyword.zero)
      emitter.set(child.node, maximum, Keyword.none)
      emitter.set(child.node, size, .text(CSSText(share.expression("100%", trim))))
    }
    guard !plan.proposals.isEmpty else { return style }
    var unit = axis == 0 ? "100cqw" : "100cqh"
    if slot.kind[axis] == .main, let level = slot.variable[axis], draft.size[axis].isNatural {
      unit = "min(\(unit),var(\(BoxEmitter.variable(axis, level))))"
    }
    for (position, share) in plan.proposals {
      guard let child = items[position] else { continue }
      let own = child.padding[axis]
      let rest = own == 0 ? "" : " - \(pixels(own))"
      let property: CSSProperty = CSSProperty.proposal(axis, slot.level)
      emitter.set(
        child.node, property,
        .text(CSSText("calc(\(share.expression(unit, trim))\(rest))")))
    }
    if axis == 0 {
      style = emitter.extend(style, .containerType, Keyword.inlineSize)
    } else {
      style = emitter.extend(style, .containerType, Keyword.size)
      if !core.width.isGreedy, draft.size.x.isNatural {
        style = emitter.extend(style, .width, .points(core.width.minimum + draft.padding(0)))
      }
    }
    return style
  }

  /// Gives each item its part of the stack.
  private func sizeItems(
    _ emitter: inout BoxEmitter, _ start: StyleTable.List
  ) -> StyleTable.List {
    var style = start
    let flexible = items.indices.filter { items[$0]?.isGreedy == true }
    let basis = flexible.map { items[$0]?.padding[axis] ?? 0 }.max() ?? 0
    for index in items.indices {
      guard let item = items[index] else { continue }
      guard item.isGreedy else {
        emitter.set(item.node, .flex, item.isShrinkable ? Keyword.shrink : Keyword.none)
        if item.isShrinkable, children[index].isClipping {
          emitter.set(item.node, minimum, Keyword.zero)
        }
        continue
      }
      if item.low == item.high, item.low.isFinite {
        emitter.set(item.node, .flex, Keyword.none)
        emitter.set(item.node, size, .points(item.low))
        continue
      }
      emitter.set(
        item.node, .flex,
        basis == 0 ? Keyword.grow : .text(CSSText("1 1 \(pixels(basis))")))
      if item.hasChildren, !item.low.isNaN {
        emitter.set(item.node, minimum, .points(item.low))
      }
      if let limit = item.ratioLimit {
        if limit.isMaximum {
          emitter.set(item.node, maximum, .text(CSSText(limit.expression)))
        } else {
          let low = item.low > 0 ? "max(\(pixels(item.low)),\(limit.expression))" : limit.expression
          emitter.set(item.node, minimum, .text(CSSText(low)))
        }
        style = emitter.extend(style, .containerType, Keyword.size)
      }
      if item.high.isFinite { emitter.set(item.node, maximum, .points(item.high)) }
    }
    return style
  }

  /// The distance between two neighbours, without spacers' own minimums.
  private func gap(_ first: Int) -> Float {
    core.values[0].isNaN
      ? StackSpacing.between(children[first], children[first + 1]) : core.values[0]
  }

  /// Writes distances and spacers: as a gap and margins if possible, else spacers get elements.
  ///
  /// Gives the part of the distances that became padding.
  private func space(
    _ emitter: inout BoxEmitter, _ start: StyleTable.List, _ draft: ElementDraft,
    _ item: inout Item
  ) -> (StyleTable.List, Float) {
    let real = items.indices.filter { items[$0] != nil }
    let spacers = items.indices.filter { items[$0] == nil }
    // Spacers keep their minimum while something greedier can take the room.
    let isRigid =
      isIdeal
      || real.contains { items[$0]?.isGreedy == true && items[$0]?.high == .infinity }
    let minimums = Set(spacers.map { children[$0].range(axis).minimum })
    var folds = !real.isEmpty && (isRigid || minimums.count <= 1)
    if folds, !isRigid {
      // An auto margin stands for one spacer at an end or between two items.
      for (before, after) in runs(real) {
        let count = after - before - 1
        let isEnd = before == -1 || after == items.count
        if count > (isEnd ? 1 : 1) { folds = false }
      }
    }
    return folds
      ? foldSpacers(&emitter, start, real, isRigid, draft, &item)
      : (emitSpacers(&emitter, start, isRigid), 0)
  }

  /// The stretches between items: the items before and after, −1 and the count at the ends.
  private func runs(_ real: [Int]) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    var previous = -1
    for index in real + [items.count] {
      result.append((previous, index))
      previous = index
    }
    return result
  }

  private func foldSpacers(
    _ emitter: inout BoxEmitter, _ start: StyleTable.List, _ real: [Int], _ isRigid: Bool,
    _ draft: ElementDraft, _ item: inout Item
  ) -> (StyleTable.List, Float) {
    var style = start
    let base = core.values[0].isNaN ? 8 : core.values[0]
    if real.count > 1, base > 0 { style = emitter.extend(style, .gap, .points(base)) }
    let usual = real.count > 1 && base > 0 ? base : 0
    var lead: Float = 0
    var trail: Float = 0
    for (before, after) in runs(real) {
      let between = max(before, 0)..<min(after, items.count - 1)
      var distance: Float = 0
      for first in between { distance += gap(first) }
      for index in (before + 1)..<after { distance += children[index].range(axis).minimum }
      let hasSpacer = after - before > 1
      if before == -1 {
        lead = distance
        if hasSpacer, !isRigid, let next = items[after] {
          emitter.set(next.node, marginStart, Keyword.auto)
        }
      } else if after == items.count {
        trail = distance
        if hasSpacer, !isRigid, let last = items[before] {
          emitter.set(last.node, marginEnd, Keyword.auto)
        }
      } else {
        if distance != usual, let last = items[before] {
          emitter.set(last.node, marginEnd, .points(distance - usual))
        }
        if hasSpacer, !isRigid, let next = items[after] {
          emitter.set(next.node, marginStart, Keyword.auto)
        }
      }
    }
    guard lead != 0 || trail != 0 else { return (style, 0) }
    let sides: [CSSProperty] =
      axis == 0
      ? [.paddingInlineStart, .paddingInlineEnd] : [.paddingBlockStart, .paddingBlockEnd]
    let own = draft.padding
    let all: [(CSSProperty, Float)] = [
      (.paddingBlockStart, own[0]), (.paddingInlineStart, own[1]), (.paddingBlockEnd, own[2]),
      (.paddingInlineEnd, own[3]),
    ]
    for (property, length) in all {
      let extra = property == sides[0] ? lead : property == sides[1] ? trail : 0
      if length + extra != 0 || draft.isPadded {
        style = emitter.extend(style, property, .points(length + extra))
      }
    }
    item.padding[axis] += lead + trail
    return (style, lead + trail)
  }

  /// Emits an element for each spacer, between the items.
  private func emitSpacers(
    _ emitter: inout BoxEmitter, _ start: StyleTable.List, _ isRigid: Bool
  ) -> StyleTable.List {
    var style = start
    let gaps = children.indices.dropLast().map { gap($0) }
    let isUniform = Set(gaps).count <= 1
    if isUniform, let first = gaps.first, first > 0 {
      style = emitter.extend(style, .gap, .points(first))
    }
    // Spacers come after the items in the tree; `order` puts each in its place.
    for (index, child) in children.enumerated() {
      let node: Int
      if let item = items[index] {
        node = item.node
      } else {
        node = emitter.out.open(emitter.isPhrasing ? .span : .div)
        emitter.set(node, .flex, Keyword.grow)
        let least = child.range(axis).minimum
        if least > 0 { emitter.set(node, minimum, .points(least)) }
        emitter.out.close(node)
      }
      emitter.set(node, .order, .number(Double(index)))
      if !isUniform, index > 0, gaps[index - 1] != 0 {
        emitter.set(node, marginStart, .points(gaps[index - 1]))
      }
      if !isRigid, let item = items[index], item.isGreedy {
        emitter.set(item.node, .flex, Keyword.growBeforeSpacers)
      }
    }
    return style
  }
}

extension Box {
  /// Whether the content may be cut rather than keep its least size.
  var isClipping: Bool { kind == .text && values[0] == 1 }
}

extension CSSProperty {
  /// The custom property for a proposal at a level.
  static func proposal(_ axis: Int, _ level: Int) -> CSSProperty {
    let first: CSSProperty = axis == 0 ? .proposalX0 : .proposalY0
    return CSSProperty(rawValue: first.rawValue + UInt8(min(level, 8))) ?? first
  }
}
