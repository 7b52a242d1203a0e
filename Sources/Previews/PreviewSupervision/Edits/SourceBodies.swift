import MacroExpansion

/// The bodies of a source's functions, computed properties and previews: what no other file can see.
///
/// Only what is surely a body is one: an initial value may give a property its type, a default argument is
/// compiled into its callers, so both are the interface's.
struct SourceBodies {
  struct Body: Equatable {
    /// The tokens between the braces.
    var tokens: Range<Int>
    /// Whether the body decides what type stands behind a `some`.
    var isOpaque: Bool
  }

  private(set) var all: [Body] = []
  private let fragment: SourceFragment

  /// - Complexity: O(*n*), where *n* is the number of tokens.
  init(_ fragment: SourceFragment) {
    self.fragment = fragment
    // What callers copy is seen by them.
    let isCopied = fragment.tokens.contains { Self.copying.contains($0.text) }
    if !isCopied { collect(0..<fragment.tokens.count) }
  }

  /// The body around a range of tokens.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bodies.
  func body(around range: Range<Int>) -> Body? {
    all.first {
      $0.tokens.lowerBound <= range.lowerBound && range.upperBound <= $0.tokens.upperBound
    }
  }

  private static let copying: Set<String> = [
    "inlinable", "_transparent", "_alwaysEmitIntoClient", "_specialize", "backDeployed",
  ]
  private static let types: Set<String> = ["struct", "class", "enum", "extension", "actor"]
  private static let functions: Set<String> = ["func", "init", "deinit", "subscript"]
  private static let declarations =
    types.union(functions).union(["var", "let", "protocol", "import", "typealias", "case"])
  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "init", "mutating", "nonmutating", "@",
    "read", "modify", "unsafeAddress", "unsafeMutableAddress",
  ]

  private mutating func collect(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let text = fragment.text(at: index)
      let isMember = index > 0 && fragment.text(at: index - 1) == "."
      if isMember || fragment.tokens[index].kind != .identifier {
        index = fragment.index(after: index)
      } else if text == "import" {
        index += 2
      } else if text == "protocol" {
        index = brace(after: index, in: range).map { fragment.index(after: $0) } ?? index + 1
      } else if Self.types.contains(text), !Self.declarations.contains(fragment.text(at: index + 1))
      {
        guard let brace = brace(after: index, in: range), let end = fragment.closer(of: brace)
        else {
          index += 1
          continue
        }
        collect(brace + 1..<end)
        index = end + 1
      } else if Self.functions.contains(text) || text == "var" {
        index = addBody(after: index, in: range)
      } else if text == "#Preview" {
        var next = index + 1
        if fragment.text(at: next) == "(" { next = fragment.index(after: next) }
        if next < range.upperBound, fragment.text(at: next) == "{",
          let end = fragment.closer(of: next)
        {
          all.append(Body(tokens: next + 1..<end, isOpaque: false))
          index = end + 1
        } else {
          index = next
        }
      } else {
        index += 1
      }
    }
  }

  /// The first brace of the declaration that begins at an index; nil if another one begins before.
  private func brace(after index: Int, in range: Range<Int>) -> Int? {
    var next = index + 1
    while next < range.upperBound {
      let token = fragment.tokens[next]
      if token.text == "{" { return next }
      if token.kind == .identifier, token.text != "class", Self.declarations.contains(token.text),
        fragment.text(at: next - 1) != ".", next > index + 1
      {
        return nil
      }
      next = fragment.index(after: next)
    }
    return nil
  }

  /// Notes the body of the function or property that begins at an index.
  ///
  /// - Returns: The index from which to go on.
  private mutating func addBody(after index: Int, in range: Range<Int>) -> Int {
    guard let brace = brace(after: index, in: range), let end = fragment.closer(of: brace) else {
      return index + 1
    }
    let head = index + 1..<brace
    // An initial value, and whatever is behind it.
    let isVariable = fragment.text(at: index) == "var"
    if isVariable, head.contains(where: { fragment.text(at: $0) == "=" }) { return index + 1 }
    let first = fragment.text(at: brace + 1)
    if (isVariable || fragment.text(at: index) == "subscript"), Self.accessors.contains(first) {
      return end + 1
    }
    all.append(
      Body(
        tokens: brace + 1..<end,
        isOpaque: head.contains { fragment.text(at: $0) == "some" }))
    return end + 1
  }
}
