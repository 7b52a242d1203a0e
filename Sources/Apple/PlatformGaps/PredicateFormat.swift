public import Foundation

extension NSPredicate {
  /// A predicate in the language of format strings: `name BEGINSWITH[c] %@ AND age >= %d`.
  ///
  /// - Note: Differs from Foundation: there are no subqueries, functions and variables. A format that can't be read
  ///   holds for nothing, and the log says so.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, values: args)
  }

  /// A predicate in the language of format strings.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(format: predicateFormat, values: arguments ?? [])
  }

  private convenience init(format: String, values: [Any]) {
    var parser = PredicateFormat(format, values)
    guard let test = parser.parse() else {
      FileHandle.standardError.write(
        Data("NSPredicate: can't read \"\(format)\"; it holds for nothing.\n".utf8))
      self.init(value: false)
      return
    }
    self.init(block: { object, _ in test(object) })
  }
}

/// The parser of a format string, by recursive descent.
struct PredicateFormat {
  typealias Test = (Any?) -> Bool
  typealias Operand = (Any?) -> Any?

  private var tokens: [PredicateToken]
  private var place = 0
  private var arguments: ArraySlice<Any>
  private var depth = 0

  init(_ format: String, _ arguments: [Any]) {
    tokens = PredicateToken.tokens(of: format)
    self.arguments = arguments[...]
  }

  mutating func parse() -> Test? {
    guard let test = either(), place == tokens.count else { return nil }
    return test
  }

  private var next: PredicateToken? { place < tokens.count ? tokens[place] : nil }

  private mutating func take(_ words: String...) -> Bool {
    guard let next, words.contains(where: next.isWord) else { return false }
    place += 1
    return true
  }

  private mutating func either() -> Test? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64, var test = both() else { return nil }
    while take("OR", "||") {
      guard let second = both() else { return nil }
      let first = test
      test = { first($0) || second($0) }
    }
    return test
  }

  private mutating func both() -> Test? {
    guard var test = negation() else { return nil }
    while take("AND", "&&") {
      guard let second = negation() else { return nil }
      let first = test
      test = { first($0) && second($0) }
    }
    return test
  }

  private mutating func negation() -> Test? {
    var isNegated = false
    while take("NOT", "!") { isNegated.toggle() }
    guard let test = primary() else { return nil }
    return isNegated ? { !test($0) } : test
  }

  private mutating func primary() -> Test? {
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    let start = place
    if take("(") {
      if let test = either(), take(")") { return test }
      place = start
    }
    return comparison()
  }

  private mutating func comparison() -> Test? {
    let isAll = take("ALL")
    let isNone = !isAll && take("NONE")
    let isSome = !isAll && !isNone && take("ANY", "SOME")
    guard let left = operand(), let (compare, options) = comparator(), let right = operand() else {
      return nil
    }
    let test: (Any?, Any?) -> Bool = { compare($0, $1, options) }
    guard isAll || isNone || isSome else { return { test(left($0), right($0)) } }
    return { root in
      let list = PredicateValue.elements(of: left(root)) ?? []
      let value = right(root)
      if isAll { return list.allSatisfy { test($0, value) } }
      return list.contains { test($0, value) } != isNone
    }
  }

  private mutating func comparator() -> (PredicateComparison.Compare, PredicateOptions)? {
    guard let next else { return nil }
    // A word may carry its options: `CONTAINS[cd]`.
    let name: String
    switch next {
    case .word(let word): name = word.uppercased()
    case .sign(let sign): name = sign
    default: return nil
    }
    guard let compare = PredicateComparison.named[name] else { return nil }
    place += 1
    var options = PredicateOptions()
    if case .options(let letters) = self.next {
      place += 1
      options = PredicateOptions(letters: letters)
    }
    return (compare, options)
  }

  private mutating func operand() -> Operand? {
    guard let next else { return nil }
    place += 1
    switch next {
    case .text(let text): return { _ in text }
    case .number(let number): return { _ in number }
    case .argument(let kind):
      guard let argument = arguments.popFirst() else { return nil }
      if kind == "K" {
        guard let path = PredicateValue.text(argument) else { return nil }
        return { PredicateValue.value(of: $0, at: path) }
      }
      let value = PredicateValue.flattened(argument)
      return { _ in value }
    case .sign("{"): return list()
    case .word(let word):
      switch word.uppercased() {
      case "TRUE", "YES": return { _ in true }
      case "FALSE", "NO": return { _ in false }
      case "NIL", "NULL": return { _ in nil }
      case "SELF": return { $0 }
      default:
        if PredicateComparison.named[word.uppercased()] != nil { return nil }
        return { PredicateValue.value(of: $0, at: word) }
      }
    default: return nil
    }
  }

  private mutating func list() -> Operand? {
    var items: [Operand] = []
    while !take("}") {
      guard let item = operand() else { return nil }
      items.append(item)
      _ = take(",")
    }
    return { root in items.compactMap { $0(root) } }
  }
}
