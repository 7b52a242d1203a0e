import ElementTree

/// The declarations that differ between two lists, found once for each two lists.
struct StyleChanges {
  private struct Pair: Hashable {
    let old: StyleTable.List
    let new: StyleTable.List
  }

  private var known: [Pair: [SemanticChange.Kind]] = [:]
  private var tables: (old: StyleTable, new: StyleTable)?

  /// The changes from a list of the old tree to one of the new.
  mutating func changes(
    _ list: StyleTable.List, _ old: inout TreePaths, _ other: StyleTable.List,
    _ new: inout TreePaths
  ) -> [SemanticChange.Kind] {
    let pair = Pair(old: list, new: other)
    if let known = known[pair] { return known }
    var (before, after) = tables ?? (old.tree.styles, new.tree.styles)
    tables = nil
    let changes = Self.changes(
      list == 0 ? "" : before.rule(for: list).body, other == 0 ? "" : after.rule(for: other).body)
    tables = (before, after)
    known[pair] = changes
    return changes
  }

  /// The changes from the declarations of one rule to those of another.
  static func changes(_ old: String, _ new: String) -> [SemanticChange.Kind] {
    if old == new { return [] }
    var (before, after) = (declarations(old), declarations(new))
    for (shorthand, sides) in shorthands where before[shorthand] != after[shorthand] {
      // Sides that are pairwise equal are written as one; others would seem to come from nowhere.
      guard sides.contains(where: { before[$0] != nil || after[$0] != nil }) else { continue }
      expand(shorthand, sides, in: &before)
      expand(shorthand, sides, in: &after)
    }
    return CSSProperty.allCases.compactMap { property in
      before[property] == after[property]
        ? nil
        : .style(property: property.string, from: before[property], to: after[property])
    }
  }

  private static let shorthands: [(CSSProperty, [CSSProperty])] = [
    (
      .padding,
      [.paddingBlockStart, .paddingInlineEnd, .paddingBlockEnd, .paddingInlineStart]
    ),
    (.margin, [.marginBlockStart, .marginInlineEnd, .marginBlockEnd, .marginInlineStart]),
  ]

  /// Writes out a shorthand of lengths; those with functions stay as they are.
  private static func expand(
    _ shorthand: CSSProperty, _ sides: [CSSProperty], in texts: inout [CSSProperty: String]
  ) {
    guard let text = texts[shorthand], !text.contains("(") else { return }
    let values = text.split(separator: " ").map(String.init)
    guard let first = values.first, values.count <= 4 else { return }
    texts[shorthand] = nil
    let right = values.count > 1 ? values[1] : first
    let all = [
      first, right, values.count > 2 ? values[2] : first, values.count > 3 ? values[3] : right,
    ]
    for (side, value) in zip(sides, all) { texts[side] = value }
  }

  private static func declarations(_ body: String) -> [CSSProperty: String] {
    Dictionary(
      StyleRule.declarations(in: body) ?? [], uniquingKeysWith: { _, last in last })
  }
}
