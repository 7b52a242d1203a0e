import ElementTree

/// Items of a row that get smaller by wrapping or cutting text, whose sizes only the browser knows.
///
/// SwiftUI gives each of a row's views an equal part of what is left, the least flexible first. For
/// texts this is `flex: 1 1 0` up to `max-content`: CSS freezes the items that need less and deals
/// the rest out again.
struct YieldingItems {
  let indices: [Int]
  /// Whether the items share the row with each other or with something greedy.
  let share: Bool
  /// The items that are served first.
  private let first: Set<Int>
  private let cut: Set<Int>

  init(_ stack: StackLayout, _ real: [Int], _ flexible: [Int]) {
    indices = real.filter {
      stack.items[$0]?.isShrinkable == true && stack.items[$0]?.isGreedy == false
    }
    let rivals = indices + flexible
    share = rivals.count > 1 && !indices.isEmpty
    let top = rivals.map { stack.children[$0].priority }.max() ?? 0
    let isRanked = rivals.contains { stack.children[$0].priority < top }
    first = Set(indices.filter { isRanked && stack.children[$0].priority == top })
    cut = Set(indices.filter { stack.items[$0]?.isCut == true })
  }

  func size(
    _ index: Int, _ item: Item, _ grow: CSSValue, _ minimum: CSSProperty,
    _ maximum: CSSProperty, _ emitter: inout BoxEmitter
  ) {
    // Only widths have a greatest one by their content: Firefox knows no such height.
    if share, !first.contains(index), maximum == .maxWidth {
      emitter.set(item.node, .flex, grow)
      emitter.set(item.node, maximum, Keyword.maxContent)
    } else {
      emitter.set(item.node, .flex, Keyword.shrink)
    }
    if cut.contains(index) { emitter.set(item.node, minimum, Keyword.zero) }
  }
}
