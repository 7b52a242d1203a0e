import DiffProving
import ElementTree

/// The table of js-framework-benchmark, as a page of ours has it.
struct BenchmarkRows {
  /// One row: its number, which is its key, and its words.
  struct Row {
    var id: Int
    var label: String
  }

  var rows: [Row] = []
  var selected: Int?
  private var nextID = 1
  private static let styles = ModelStyles()

  /// Rows that have not been there before.
  mutating func make(_ count: Int) -> [Row] {
    defer { nextID += count }
    return (nextID..<(nextID + count)).map { Row(id: $0, label: Self.label($0)) }
  }

  /// Three words that depend on a number.
  static func label(_ number: Int) -> String {
    let adjectives = ["pretty", "large", "small", "helpful", "odd", "quiet", "elegant"]
    let colours = ["red", "yellow", "blue", "green", "pink", "brown", "purple"]
    let nouns = ["table", "chair", "house", "car", "desk", "keyboard", "burger"]
    let parts = [adjectives, colours, nouns].enumerated().map { index, words in
      words[(number &* [7, 13, 31][index] &+ number >> 3) % words.count]
    }
    return parts.joined(separator: " ")
  }

  /// The page: columns as in the benchmark, with style rules for classes and slots for listeners.
  var tree: ElementTree {
    let body = ModelNode(
      .tbody, attributes: [(.id, "ours")],
      children: rows.map { row in
        ModelNode(
          .tr, key: UInt64(row.id), style: row.id == selected ? 5 : 0,
          children: [
            ModelNode(.td, style: 1, text: String(row.id)),
            ModelNode(
              .td, style: 2,
              children: [ModelNode(.a, attributes: [(.dataOn, "1")], text: row.label)]),
            ModelNode(
              .td, style: 1,
              children: [
                ModelNode(
                  .a, attributes: [(.dataOn, "1")],
                  children: [ModelNode(.span, style: 4, attributes: [(.ariaHidden, "true")])])
              ]),
            ModelNode(.td, style: 3),
          ])
      })
    return ElementTree([ModelNode(.table, children: [body])], Self.styles)
  }

  /// The class names of the styles, by number.
  static func classNames() -> [String] {
    let styles = styles
    return (1..<ModelStyles.count).map { styles.table.ruleName(of: styles.lists[$0]) }
  }
}

extension StyleTable {
  fileprivate func ruleName(of list: List) -> String {
    var copy = self
    return copy.rule(for: list).name
  }
}
