import ElementTree

/// The declarations that differ between two lists, found once for each two lists.
struct StyleChanges {
  private struct Pair: Hashable {
    let old: UInt32
    let new: UInt32
  }

  private var known: [Pair: [SemanticChange.Kind]] = [:]

  /// The changes from a numbered list of one page to one of another.
  mutating func changes(
    _ list: UInt32, _ old: String, _ other: UInt32, _ new: String
  ) -> [SemanticChange.Kind] {
    let pair = Pair(old: list, new: other)
    if let known = known[pair] { return known }
    let changes = Self.changes(old, new)
    known[pair] = changes
    return changes
  }

  /// The changes from the declarations of one rule to those of another.
  ///
  /// Properties that our pages have come first, in the order of their list.
  static func changes(_ old: String, _ new: String) -> [SemanticChange.Kind] {
    if old == new { return [] }
    let (first, second) = (StyleDeclarations(old), StyleDeclarations(new))
    var (before, after) = (first.values, second.values)
    for (shorthand, sides) in shorthands where before[shorthand] != after[shorthand] {
      // Sides that are pairwise equal are written as one; others would seem to come from nowhere.
      guard sides.contains(where: { before[$0] != nil || after[$0] != nil }) else { continue }
      expand(shorthand, sides, in: &before)
      expand(shorthand, sides, in: &after)
    }
    let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    if changed.isEmpty, first.names.sorted() == second.names.sorted() {
      return [
        .attribute(
          "order of declarations", from: first.names.joined(separator: " "),
          to: second.names.joined(separator: " "))
      ]
    }
    let sorted = changed.sorted {
      (places[$0] ?? .max, $0) < (places[$1] ?? .max, $1)
    }
    return sorted.map { .style(property: $0, from: before[$0], to: after[$0]) }
  }

  private static let places = Dictionary(
    uniqueKeysWithValues: CSSProperty.allCases.enumerated().map { ($0.element.string, $0.offset) })

  private static let shorthands: [(String, [String])] = ["padding", "margin"].map { name in
    (name, ["block-start", "inline-end", "block-end", "inline-start"].map { "\(name)-\($0)" })
  }

  /// Writes out a shorthand of lengths; those with functions stay as they are.
  private static func expand(
    _ shorthand: String, _ sides: [String], in texts: inout [String: String]
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
}

/// Declarations as a style attribute or a rule has them.
struct StyleDeclarations {
  /// The names of properties in their order, each once.
  private(set) var names: [String] = []
  /// The values; of several of one name the last counts.
  private(set) var values: [String: String] = [:]

  /// Reads declarations by the rules for tokens: a semicolon or a colon in quotes or brackets ends nothing.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ text: String) {
    var name: [UInt8]?
    var part: [UInt8] = []
    var depth = 0
    var quote: UInt8?
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if let open = quote {
        if byte == open { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
        case UInt8(ascii: ":") where depth == 0 && name == nil:
          name = part
          part = []
          continue
        case UInt8(ascii: ";") where depth == 0:
          add(name, part)
          (name, part) = (nil, [])
          continue
        default: break
        }
      }
      part.append(byte)
    }
    add(name, part)
  }

  private mutating func add(_ name: [UInt8]?, _ value: [UInt8]) {
    let value = Self.trimmed(value)
    guard let name else {
      if !value.isEmpty { set(value, "") }
      return
    }
    let key = Self.trimmed(name)
    set(key.hasPrefix("--") ? key : key.lowercased(), value)
  }

  private mutating func set(_ name: String, _ value: String) {
    if values.updateValue(value, forKey: name) != nil { names.removeAll { $0 == name } }
    names.append(name)
  }

  private static func trimmed(_ bytes: [UInt8]) -> String {
    let isSpace = { (byte: UInt8) in byte <= 0x20 }
    let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? 0
    return String(decoding: bytes[..<end].drop(while: isSpace), as: UTF8.self)
  }
}
