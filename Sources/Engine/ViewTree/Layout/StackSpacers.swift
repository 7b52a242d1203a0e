import ElementTree

/// Spacers and distances of a row or column, as a gap and margins where CSS can say them so.
///
/// An auto margin takes the room that is left like one spacer, and as much as any other.
enum StackSpacers {
  /// Whether each spacer can be a margin of its neighbour.
  static func areMargins(
    _ core: Box, _ axis: Int, _ children: [Box], _ draft: ElementDraft, isRigid: Bool
  ) -> Bool {
    let real = children.indices.filter { children[$0].kind != .spacer }
    guard let first = real.first, let last = real.last else { return false }
    guard real.count < children.count else { return true }
    if !isRigid {
      let minimums = children.indices.lazy.filter { children[$0].kind == .spacer }
        .map { children[$0].range(axis).minimum }
      guard Set(minimums).count <= 1 else { return false }
      guard !hasNeighbours(children) else { return false }
    }
    // Padding that stands for the outer spacers would widen a frame's box.
    guard let bounds = draft.size[axis].bounds else { return true }
    let outer =
      length(core, axis, children, 0, first)
      + length(core, axis, children, last, children.count - 1)
    return !(bounds.low < draft.padding(axis) + outer)
  }

  /// Whether two spacers stand side by side.
  private static func hasNeighbours(_ children: [Box]) -> Bool {
    children.indices.dropFirst().contains {
      children[$0].kind == .spacer && children[$0 - 1].kind == .spacer
    }
  }

  /// The distance between two neighbours, without spacers' own minimums.
  private static func gap(_ core: Box, _ children: [Box], _ first: Int) -> Float {
    core.stack.spacing.isNaN
      ? StackSpacing.between(children[first], children[first + 1], core.stackAxis)
      : core.stack.spacing
  }

  /// The distance that most neighbours have which nothing stands between.
  private static func usualGap(_ core: Box, _ children: [Box], _ real: [Int]) -> Float {
    guard core.stack.spacing.isNaN else { return core.stack.spacing }
    var counts: [Float: Int] = [:]
    for (left, right) in zip(real, real.dropFirst()) where right == left + 1 {
      counts[gap(core, children, left), default: 0] += 1
    }
    return (counts[0] ?? 0) > (counts[8] ?? 0) ? 0 : 8
  }

  /// The least length of the gaps and spacers from one child to another.
  private static func length(
    _ core: Box, _ axis: Int, _ children: [Box], _ first: Int, _ last: Int
  ) -> Float {
    var result: Float = 0
    for index in first..<max(first, last) { result += gap(core, children, index) }
    for index in first...max(first, last) where children[index].kind == .spacer {
      result += children[index].range(axis).minimum
    }
    return result
  }

  /// Writes spacers as margins; gives the part of them that became padding.
  static func fold(
    _ stack: StackLayout, _ emitter: inout BoxEmitter, _ start: StyleTable.List,
    _ item: inout Item
  ) -> (StyleTable.List, Float) {
    var style = start
    let (core, axis, children) = (stack.core, stack.axis, stack.children)
    let real = children.indices.filter { children[$0].kind != .spacer }
    guard let first = real.first, let last = real.last else {
      return (emitter.pad(style, stack.draft.padding), 0)
    }
    func set(_ position: Int, isStart: Bool, _ value: CSSValue) {
      guard let item = stack.items[position] else { return }
      emitter.set(item.node, margin(axis, item, isStart: isStart, emitter.isRightToLeft), value)
    }
    let usual = real.count > 1 ? max(0, usualGap(core, children, real)) : 0
    if usual > 0 { style = emitter.extend(style, .gap, .points(usual)) }
    for (left, right) in zip(real, real.dropFirst()) {
      let distance = length(core, axis, children, left, right)
      if distance != usual { set(left, isStart: false, .points(distance - usual)) }
      if right - left > 1, !stack.isRigid { set(right, isStart: true, Keyword.auto) }
    }
    if !stack.isRigid {
      if first > 0 { set(first, isStart: true, Keyword.auto) }
      if last < children.count - 1 { set(last, isStart: false, Keyword.auto) }
    }
    let lead = length(core, axis, children, 0, first)
    let trail = length(core, axis, children, last, children.count - 1)
    var padding = stack.draft.padding
    padding += axis == 0 ? SIMD4(0, lead, 0, trail) : SIMD4(lead, 0, trail, 0)
    style = emitter.pad(style, padding)
    item.padding[axis] += lead + trail
    return (style, lead + trail)
  }

  /// Writes the distances between items where spacers are elements.
  static func separate(
    _ stack: StackLayout, _ emitter: inout BoxEmitter, _ start: StyleTable.List
  ) -> StyleTable.List {
    let start = emitter.pad(start, stack.draft.padding)
    let gaps = stack.children.indices.dropLast().map { gap(stack.core, stack.children, $0) }
    if Set(gaps).count <= 1, let first = gaps.first, first >= 0 {
      return first == 0 ? start : emitter.extend(start, .gap, .points(first))
    }
    for (index, gap) in gaps.enumerated() where gap != 0 {
      guard let item = stack.items[index + 1] else { continue }
      let side = margin(stack.axis, item, isStart: true, emitter.isRightToLeft)
      emitter.set(item.node, side, .points(gap))
    }
    return start
  }

  /// The margin before or after an item. Its logical sides are those of its own lines.
  private static func margin(
    _ axis: Int, _ item: Item, isStart: Bool, _ isRightToLeft: Bool
  ) -> CSSProperty {
    if axis == 1 { return isStart ? .marginBlockStart : .marginBlockEnd }
    guard item.hasOwnDirection else { return isStart ? .marginInlineStart : .marginInlineEnd }
    return isStart != isRightToLeft ? .marginLeft : .marginRight
  }
}
