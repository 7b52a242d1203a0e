import Foundation

/// `Compatibility.md`: what people write above, the index of all symbols below.
///
/// The index takes how a symbol differs from its documentation, and how it works on a static page
/// from the tables above, under its own name or its type's.
struct CompatibilityDocument {
  static let begin = "<!-- The index, written by `make compatibility` -->"
  static let end = "<!-- The end of the index -->"

  /// What comes before the index, and after it.
  let surroundings: (before: String, after: String)
  /// The index as it is in the file.
  let index: String
  /// The types whose members the tables call by their names alone.
  private static let modified: Set = [
    "View", "Scene", "EnvironmentValues", "DynamicViewContent", "Shape", "InsettableShape",
  ]

  /// How names work on a static page, as the tables say; nothing for names with several answers.
  private let answers: [String: String]

  init(_ text: String) throws {
    guard let begin = text.range(of: Self.begin + "\n"),
      let end = text.range(of: Self.end, range: begin.upperBound..<text.endIndex)
    else {
      throw Toolchain.Failure(
        description: "Compatibility.md has no place for its index. Put these two lines where it"
          + " should be:\n\(Self.begin)\n\(Self.end)")
    }
    surroundings = (String(text[..<begin.upperBound]), String(text[end.lowerBound...]))
    index = String(text[begin.upperBound..<end.lowerBound])
    answers = Self.answers(in: surroundings.before)
  }

  /// The index of the symbols, as Markdown.
  ///
  /// Throws where the tables don't say how a symbol works.
  func index(of symbols: [PublicSymbol]) throws -> String {
    let types = Dictionary(
      symbols.filter { $0.kind != .member }.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    var rows: [String: [IndexRow: [PublicSymbol]]] = [:]
    var unanswered: [String] = []
    for symbol in symbols {
      guard let works = works(symbol, types: types) else {
        unanswered.append(symbol.name)
        continue
      }
      let row = IndexRow(
        owner: symbol.owner, works: works,
        difference: difference(of: symbol, types: types))
      rows[symbol.area, default: [:]][row, default: []].append(symbol)
    }
    guard unanswered.isEmpty else {
      throw Toolchain.Failure(
        description: "The tables of Compatibility.md don't say, or say differently, how these work"
          + " on a static page. Name them or their types in one:\n"
          + unanswered.joined(separator: "\n"))
    }
    var result = """

      \(symbols.count) names, each for all of its overloads with the same labels. A type's members
      stand in its row; those that work otherwise, or were added in another area, in one of their own.

      """
    for (area, rows) in rows.sorted(by: { $0.key < $1.key }) {
      result += """

        ### \(area)

        | type | members | works static | works live | differs how |
        |---|---|---|---|---|

        """
      for (row, symbols) in rows.sorted(by: { $0.key < $1.key }) {
        result += row.markdown(of: symbols) + "\n"
      }
    }
    return result + "\n"
  }

  private func difference(of symbol: PublicSymbol, types: [String: PublicSymbol]) -> String {
    let own = symbol.differences.sorted().joined(separator: "; ")
    guard own.isEmpty, symbol.kind == .member, let owner = types[symbol.owner] else { return own }
    return owner.differences.sorted().joined(separator: "; ")
  }

  /// How a symbol works on a static page: what the tables say of it, or else of its type.
  ///
  /// A modifier answers for itself. Nothing is the answer where they are silent or disagree.
  private func works(_ symbol: PublicSymbol, types: [String: PublicSymbol]) -> String? {
    let phrases = ["no effect", "of no effect", "without effect"]
    let difference = difference(of: symbol, types: types)
    if phrases.contains(where: difference.hasPrefix) { return "no effect" }
    let owners = symbol.path.dropLast()
    var names: [String] = []
    if let type = owners.last {
      names = ["\(type).\(symbol.title)", "\(type).\(symbol.baseName)"]
      if Self.modified.contains(type) { names += [symbol.title, symbol.baseName] }
      if type != "View" && type != "Scene" { names += owners.reversed() }
    } else {
      names = [symbol.title, symbol.baseName]
    }
    return (names + [symbol.module]).lazy.compactMap { answers[$0] }.first
  }

  private static func answers(in text: String) -> [String: String] {
    var all: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.dropFirst().dropLast().split(
        separator: "|", omittingEmptySubsequences: false
      )
      .map { $0.trimmingCharacters(in: .whitespaces) }
      let isOurs = cells.count == 2
      guard isOurs || cells.count == 4 && cells[2] == "later" else { continue }
      for (position, span) in cells[0].components(separatedBy: "`").enumerated()
      where !position.isMultiple(of: 2) {
        for name in names(in: span) { all[name, default: []].insert(isOurs ? "ours" : cells[1]) }
      }
    }
    return all.compactMapValues { $0.contains("ours") ? "ours" : $0.count == 1 ? $0.first : nil }
  }

  /// The names that a table means by `View.font/bold`, `.task(id:)`, `Text(verbatim:)` or `@State`.
  private static func names(in span: String) -> [String] {
    let span = span.drop { !$0.isLetter }
    let base = String(span.prefix { $0 != "(" && $0 != "<" && $0 != " " })
    let labels = span.dropFirst(base.count)
    if labels.hasPrefix("("), base.first?.isUppercase == true, !base.contains(".") {
      return ["\(base).init\(labels)"]
    }
    guard base.contains("/") else { return labels.isEmpty ? [base] : [base, base + labels] }
    let parts = base.split(separator: "/").map(String.init)
    let owner = parts[0].split(separator: ".").first.map(String.init) ?? ""
    return [parts[0]] + parts.dropFirst().map { "\(owner).\($0)" }
  }
}

/// What the members in one row of the index have in common.
private struct IndexRow: Hashable, Comparable {
  var owner: String
  var works: String
  var difference: String

  static func < (left: IndexRow, right: IndexRow) -> Bool {
    (left.owner, left.difference, left.works) < (right.owner, right.difference, right.works)
  }

  func markdown(of symbols: [PublicSymbol]) -> String {
    let members = symbols.filter { $0.kind == .member }
      .map { "`\($0.path.last ?? "")`" }.joined(separator: ", ")
    let cells = [
      owner.isEmpty ? "" : "`\(owner)`", members, works, works == "ours" ? "" : "later", difference,
    ]
    return "| "
      + cells.map { $0.replacingOccurrences(of: "|", with: "\\|") }
      .joined(separator: " | ") + " |"
  }
}

extension PublicSymbol {
  /// The heading of the index that it stands under.
  fileprivate var area: String {
    guard module == "ViewTree" else { return module }
    return file.split(separator: "/").first.map(String.init) ?? module
  }
}
