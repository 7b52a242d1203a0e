import MacroExpansion

/// The literals of a source that may change without a compiler: those that are an argument by themselves of a
/// view or a modifier whose meaning is known, in the body of a view or a preview.
///
///     .padding(8)        // a site
///     .padding(inset)    // none
///     let inset = 8.0    // none: somebody may have read it already
///
/// In a program that was built for it each site looks its value up.
struct LiteralSites {
  struct Site: Equatable {
    /// UTF-8 offsets in the source.
    var range: Range<Int>
    var value: EditedLiteral
  }

  let source: String
  private(set) var sites: [Site] = []

  /// - Parameter names: What the package's own declarations are called.
  /// - Complexity: O(*n*), where *n* is the source's length.
  init(_ source: String, _ names: DeclaredNames) {
    self.source = source
    guard let fragment = try? SourceFragment(source) else { return }
    var finder = LiteralFinder(fragment, names)
    finder.collect()
    sites = finder.sites
  }

  /// The source with each site looked up; the lines stay what they were.
  ///
  /// - Parameter key: The number of the first site.
  func rewritten(firstKey key: Int) -> String {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var offset = 0
    for (index, site) in sites.enumerated() {
      result += bytes[offset..<site.range.lowerBound]
      result += "\(site.value.lookup)(\(key + index), ".utf8
      result += bytes[site.range]
      result.append(UInt8(ascii: ")"))
      offset = site.range.upperBound
    }
    result += bytes[offset...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The values that another version of the source has; nil if the two differ in anything else than sites.
  ///
  /// - Complexity: O(*n*), where *n* is the length of both.
  func values(in other: LiteralSites) -> [EditedLiteral]? {
    guard sites.count == other.sites.count else { return nil }
    let (old, new) = (Array(source.utf8), Array(other.source.utf8))
    var (oldStart, newStart) = (0, 0)
    for (site, newSite) in zip(sites, other.sites) {
      guard site.value.isOfKind(of: newSite.value),
        old[oldStart..<site.range.lowerBound] == new[newStart..<newSite.range.lowerBound]
      else { return nil }
      oldStart = site.range.upperBound
      newStart = newSite.range.upperBound
    }
    return old[oldStart...] == new[newStart...] ? other.sites.map(\.value) : nil
  }
}

extension EditedLiteral {
  /// The function that looks a literal of this kind up.
  fileprivate var lookup: String {
    switch self {
    case .string: "_previewString"
    case .integer: "_previewInteger"
    case .number: "_previewNumber"
    case .flag: "_previewFlag"
    }
  }

  fileprivate func isOfKind(of other: EditedLiteral) -> Bool { lookup == other.lookup }
}

/// Looks for literals in a source.
private struct LiteralFinder {
  private let fragment: SourceFragment
  private let names: DeclaredNames
  private(set) var sites: [LiteralSites.Site] = []
  /// For each token the bracket around it.
  private var openers: [Int?] = []

  init(_ fragment: SourceFragment, _ names: DeclaredNames) {
    self.fragment = fragment
    self.names = names
  }

  private func text(_ index: Int) -> String { fragment.text(at: index) }

  mutating func collect() {
    let tokens = fragment.tokens
    let importsViews = tokens.indices.contains { text($0) == "import" && text($0 + 1) == "SwiftUI" }
    guard importsViews else { return }
    var open: [Int] = []
    for index in tokens.indices {
      if let last = open.last, fragment.closer(of: last) == index { open.removeLast() }
      openers.append(open.last)
      if fragment.closer(of: index) != nil { open.append(index) }
    }
    for brace in tokens.indices where text(brace) == "{" && showsViews(brace) {
      guard let end = fragment.closer(of: brace) else { continue }
      for index in brace + 1..<end where isCall(index) { addArguments(of: index) }
    }
    // Functions in bodies have bodies, too.
    sites.sort { $0.range.lowerBound < $1.range.lowerBound }
    sites = sites.enumerated().filter { $0 == 0 || $1 != sites[$0 - 1] }.map(\.element)
  }

  /// Whether a brace opens the body of a property or a function that gives `some View`, or a preview.
  private func showsViews(_ brace: Int) -> Bool {
    if text(brace - 1) == "#Preview" { return true }
    if text(brace - 1) == ")", let paren = openerOfGroup(endingAt: brace - 1) {
      return text(paren - 1) == "#Preview"
    }
    guard brace >= 4, text(brace - 2) == "some", text(brace - 1) == "View" else { return false }
    return text(brace - 3) == "->"
      || (text(brace - 3) == ":" && brace >= 5 && text(brace - 5) == "var")
  }

  private func openerOfGroup(endingAt end: Int) -> Int? {
    // The bracket around a closer is that around its opener.
    let outer = openers[end]
    return (0..<end).last { fragment.closer(of: $0) == end && openers[$0] == outer }
  }

  /// Whether a parenthesis opens the arguments of a call whose meaning is known.
  private func isCall(_ paren: Int) -> Bool {
    guard text(paren) == "(", paren >= 2, !fragment.tokens[paren].followsSpace,
      fragment.tokens[paren - 1].kind == .identifier
    else { return false }
    let name = text(paren - 1)
    let before = text(paren - 2)
    guard before == "." else {
      return !fragment.tokens[paren - 2].isIntroducer && !names.functions.contains(name)
        && (LiteralCallees.views.contains(name) && !names.types.contains(name)
          || names.views.contains(name) && !LiteralCallees.views.contains(name))
    }
    guard LiteralCallees.modifiers.contains(name), !names.functions.contains(name) else {
      return false
    }
    // `.easeIn(duration: 1)`, or a pattern.
    guard paren >= 3, !fragment.tokens[paren - 3].endsOperand else { return true }
    guard let outer = openers[paren], text(outer) == "(", outer > 0 else { return false }
    return fragment.tokens[outer - 1].kind == .identifier
      && fragment.tokens[outer - 1].endsOperand
  }

  private mutating func addArguments(of paren: Int) {
    guard let end = fragment.closer(of: paren) else { return }
    var start = paren + 1
    while start < end {
      var next = start
      while next < end, text(next) != "," { next = fragment.index(after: next) }
      var value = start..<next
      var label = ""
      if value.count >= 2, text(start + 1) == ":" {
        label = text(start)
        value = start + 2..<next
      }
      if !LiteralCallees.constantLabels.contains(label), let literal = literal(value) {
        let tokens = fragment.tokens
        sites.append(
          LiteralSites.Site(
            range: tokens[value.lowerBound].range
              .lowerBound..<tokens[value.upperBound - 1].range
              .upperBound, value: literal))
      }
      start = next + 1
    }
  }

  private func literal(_ range: Range<Int>) -> EditedLiteral? {
    guard let first = range.first else { return nil }
    let token = fragment.tokens[first]
    switch (range.count, token.kind) {
    case (1, .string): return LiteralText(token.text).map { .string($0.value) }
    case (1, .number): return number(token.text, isNegative: false)
    case (1, .identifier) where token.text == "true" || token.text == "false":
      return .flag(token.text == "true")
    case (2, .operator) where token.text == "-":
      let second = fragment.tokens[first + 1]
      guard second.kind == .number, !second.followsSpace else { return nil }
      return number(second.text, isNegative: true)
    default: return nil
    }
  }

  private func number(_ text: String, isNegative: Bool) -> EditedLiteral? {
    let digits = text.filter { $0 != "_" }
    let sign = isNegative ? "-" : ""
    if digits.allSatisfy({ ("0"..."9").contains($0) }) {
      // Larger ones may not fit where they are used.
      return Int(sign + digits).flatMap { abs($0) < 1 << 31 ? .integer($0) : nil }
    }
    guard digits.contains("."), digits.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }) else {
      return nil
    }
    return Double(sign + digits).map { .number($0) }
  }
}

extension Token {
  /// Whether a name behind the token is declared, or is no value.
  fileprivate var isIntroducer: Bool {
    ["func", "struct", "class", "enum", "actor", "case", "@", "#", "let", "var", "is", "as"]
      .contains(text)
  }
}
