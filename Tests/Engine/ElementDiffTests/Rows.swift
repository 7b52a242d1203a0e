import DiffProving
import ElementDiff
import ElementTree

/// Lists of rows with one letter each, which is their key.
enum Rows {
  static let styles = ModelStyles()

  static func node(_ letter: Character) -> ModelNode {
    ModelNode(.li, key: UInt64(letter.unicodeScalars.first?.value ?? 0), text: String(letter))
  }

  /// A list whose rows are the letters; the list is node 1, the rows follow.
  static func tree(_ letters: String) -> ElementTree {
    ElementTree([ModelNode(.ul, children: letters.map(node))], styles)
  }

  /// A list of numbered rows of three elements each.
  static func tree(_ numbers: [Int], key: (Int) -> UInt64 = { UInt64($0 + 1) }) -> ElementTree {
    ElementTree(
      [ModelNode(.ul, children: numbers.map { row($0, key: key($0)) })], styles)
  }

  static func row(_ number: Int, key: UInt64, isLiked: Bool = false) -> ModelNode {
    ModelNode(
      .li, key: key,
      children: [
        ModelNode(.span, text: "Moment \(number)"),
        ModelNode(
          .button, style: isLiked ? 2 : 1,
          attributes: [(.ariaPressed, isLiked ? "true" : "false")], text: "Like"),
      ])
  }
}

extension Patch {
  /// The number of rows that are moved.
  var movedRows: Int {
    operations.reduce(0) { sum, operation in
      if case .move(_, let count, _) = operation { sum + count } else { sum }
    }
  }

  /// The number of operations of a kind.
  func count(where isCounted: (PatchOperation) -> Bool) -> Int {
    operations.count { isCounted($0) }
  }
}

extension PatchOperation {
  var isMove: Bool { if case .move = self { true } else { false } }
  var inserts: Bool {
    switch self {
    case .insert, .replace: true
    default: false
    }
  }
  var removes: Bool {
    switch self {
    case .remove, .replace: true
    default: false
    }
  }
}

/// The size of the largest part of a sequence that is in order and holds what it must, by trying all.
func largestOrdered(_ values: [Int], holding required: Set<Int> = []) -> Int {
  var best = 0
  for mask in 0..<(1 << values.count) {
    let chosen = values.indices.filter { mask >> $0 & 1 == 1 }.map { values[$0] }
    if chosen.count > best, chosen == chosen.sorted(), required.isSubset(of: chosen) {
      best = chosen.count
    }
  }
  return best
}

/// All arrangements of some letters.
func arrangements(of letters: [Character]) -> [[Character]] {
  guard let first = letters.first else { return [[]] }
  return arrangements(of: Array(letters.dropFirst())).flatMap { rest in
    (0...rest.count).map { place in
      var next = rest
      next.insert(first, at: place)
      return next
    }
  }
}
