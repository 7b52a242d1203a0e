import Foundation

/// How texts are compared.
struct PredicateOptions {
  var ignoresCase = false
  var ignoresMarks = false

  init() {}
  init(letters: String) {
    ignoresCase = letters.contains("c")
    ignoresMarks = letters.contains("d")
  }

  func folded(_ text: String) -> String {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresMarks { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }
}

/// The comparisons of format strings.
enum PredicateComparison {
  typealias Compare = @Sendable (Any?, Any?, PredicateOptions) -> Bool

  static let named: [String: Compare] = {
    let unequal: Compare = { first, second, options in !equal(first, second, options) }
    let atMost = ordering { $0 != .orderedDescending }
    let atLeast = ordering { $0 != .orderedAscending }
    return [
      "=": equal, "==": equal, "!=": unequal, "<>": unequal,
      "<": ordering { $0 == .orderedAscending }, ">": ordering { $0 == .orderedDescending },
      "<=": atMost, "=<": atMost, ">=": atLeast, "=>": atLeast,
      "BEGINSWITH": texts { $0.hasPrefix($1) }, "ENDSWITH": texts { $0.hasSuffix($1) },
      "CONTAINS": contains, "IN": { first, second, options in contains(second, first, options) },
      "LIKE": texts { like(Array($0), Array($1)) }, "MATCHES": matches, "BETWEEN": between,
    ]
  }()

  private static let equal: Compare = { first, second, options in
    if let first = PredicateValue.text(first), let second = PredicateValue.text(second) {
      return options.folded(first) == options.folded(second)
    }
    return PredicateValue.equal(first, second)
  }

  private static func order(
    _ first: Any?, _ second: Any?, _ holds: (ComparisonResult) -> Bool
  ) -> Bool {
    guard let first, let second, let order = PredicateValue.order(first, second) else {
      return false
    }
    return holds(order)
  }

  private static func ordering(
    _ holds: @escaping @Sendable (ComparisonResult) -> Bool
  ) -> Compare {
    { first, second, _ in order(first, second, holds) }
  }

  private static func texts(_ holds: @escaping @Sendable (String, String) -> Bool) -> Compare {
    { first, second, options in
      guard let first = PredicateValue.text(first), let second = PredicateValue.text(second) else {
        return false
      }
      return holds(options.folded(first), options.folded(second))
    }
  }

  private static let contains: Compare = { first, second, options in
    if let list = PredicateValue.elements(of: first) {
      return list.contains { equal($0, second, options) }
    }
    return texts { $1.isEmpty ? false : $0.contains($1) }(first, second, options)
  }

  private static let matches: Compare = { first, second, options in
    guard let text = PredicateValue.text(first), let pattern = PredicateValue.text(second),
      let expression = try? NSRegularExpression(
        pattern: pattern, options: options.ignoresCase ? [.caseInsensitive] : [])
    else { return false }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, options: [.anchored], range: whole)?.range == whole
  }

  private static let between: Compare = { first, second, _ in
    guard let bounds = PredicateValue.elements(of: second), bounds.count == 2 else { return false }
    return order(first, bounds[0]) { $0 != .orderedAscending }
      && order(first, bounds[1]) { $0 != .orderedDescending }
  }

  /// Whether a text fits a pattern with `*` and `?`, in time linear in both at worst multiplied.
  private static func like(_ text: [Character], _ pattern: [Character]) -> Bool {
    var (at, part) = (0, 0)
    var star: (text: Int, part: Int)?
    while at < text.count {
      if part < pattern.count, pattern[part] == "*" {
        star = (at, part)
        part += 1
      } else if part < pattern.count, pattern[part] == "?" || pattern[part] == text[at] {
        at += 1
        part += 1
      } else if let last = star {
        star = (last.text + 1, last.part)
        at = last.text + 1
        part = last.part + 1
      } else {
        return false
      }
    }
    return pattern[part...].allSatisfy { $0 == "*" }
  }
}

/// A piece of a format string.
enum PredicateToken: Equatable {
  case word(String)
  case sign(String)
  case text(String)
  case number(Double)
  case argument(Character)
  case options(String)

  func isWord(_ other: String) -> Bool {
    switch self {
    case .word(let word): word.uppercased() == other
    case .sign(let sign): sign == other
    default: false
    }
  }

  /// The pieces; what can't be read becomes a sign that nothing takes.
  static func tokens(of format: String) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        rest.removeFirst()
        var text = ""
        while let next = rest.popFirst(), next != first {
          text.append(next == "\\" ? rest.popFirst() ?? next : next)
        }
        tokens.append(.text(text))
      } else if first == "%" {
        rest.removeFirst()
        while rest.first == "l" || rest.first == "h" || rest.first == "q" { rest.removeFirst() }
        tokens.append(.argument(rest.popFirst() ?? " "))
      } else if first == "[" {
        rest.removeFirst()
        tokens.append(.options(String(rest.prefix { $0 != "]" })))
        rest = rest.drop { $0 != "]" }.dropFirst()
      } else if first.isNumber || first == "-" {
        let digits = rest.dropFirst().prefix { $0.isNumber || $0 == "." }
        let number = String(first) + digits
        rest = rest.dropFirst(number.count)
        tokens.append(Double(number).map(PredicateToken.number) ?? .sign(number))
      } else if first.isLetter || first == "_" || first == "@" || first == "#" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
        rest = rest.dropFirst(word.count)
        tokens.append(.word(word.hasPrefix("#") ? String(word.dropFirst()) : String(word)))
      } else {
        let signs = ["<=", ">=", "==", "!=", "<>", "=<", "=>", "&&", "||"]
        let sign = signs.first { rest.hasPrefix($0) } ?? String(first)
        rest = rest.dropFirst(sign.count)
        tokens.append(.sign(sign))
      }
    }
    return tokens
  }
}
