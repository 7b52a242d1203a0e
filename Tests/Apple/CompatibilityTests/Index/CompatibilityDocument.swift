import Foundation

/// `Compatibility.md`: what people write above, the index of all symbols below.
///
/// The index takes how a symbol differs from its documentation, and how it works on static and live
/// pages from the tables above, under its own name or its type's.
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

  /// How names work, as the tables say; nothing for names with several answers.
  private let answers: [String: Answer]

  /// How something works on a static and on a live page.
  struct Answer: Hashable, Comparable {
    static let ours = Answer(onStatic: "ours", onLive: "")
    static let noEffect = Answer(onStatic: "no effect", onLive: "no effect")
    /// What the tables may say of live pages.
    static let liveWords: Set = ["yes", "partly", "first frame", "no effect", "no"]

    var onStatic: String
    var onLive: String

    static func < (left: Answer, right: Answer) -> Bool {
      (left.onStatic, left.onLive) < (right.onStatic, right.onLive)
    }
  }

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
    answers = try Self.answers(in: surroundings.before)
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
          + " on static and live pages. Name them or their types in one:\n"
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

  /// How a symbol works: what the tables say of it, or else of its type.
  ///
  /// A modifier answers for itself. Nothing is the answer where they are silent or disagree.
  private func works(_ symbol: PublicSymbol, types: [String: PublicSymbol]) -> Answer? {
    let phrases = ["no effect", "of no effect", "without effect"]
    let difference = difference(of: symbol, types: types)
    if phrases.contains(where: difference.hasPrefix) { return .noEffect }
    let owners = symbol.path.dropLast()
    var names: [String] = []
    if let type = owners.last, owners.count > 1, types[type] != nil {
      // A type stands alone under the same name, as `Binding` does beside `FocusState.Binding`.
      let owner = owners.joined(separator: ".")
      names = ["\(owner).\(symbol.title)", "\(owner).\(symbol.baseName)", owner]
      names += owners.dropLast().reversed()
    } else if let type = owners.last {
      names = ["\(type).\(symbol.title)", "\(type).\(symbol.baseName)", symbol.name]
      if owners.count > 1 { names.append(owners.joined(separator: ".")) }
      if Self.modified.contains(type) { names += [symbol.title, symbol.baseName] }
      if type != "View" && type != "Scene" { names += owners.reversed() }
    } else {
      names = [symbol.title, symbol.baseName]
    }
    return (names + [symbol.module]).lazy.compactMap { answers[$0] }.first
  }

  private static func answers(in text: String) throws -> [String: Answer] {
    var all: [String: Set<Answer>] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| ") && line.contains("`") {
      let cells = line.dropFirst().dropLast().split(
        separator: "|", omittingEmptySubsequences: false
      )
      .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 2 || cells.count == 4 else { continue }
      let isOurs = cells.count == 2 || cells[1] == "ours"
      guard isOurs || Answer.liveWords.contains(cells[2]) else {
        throw Toolchain.Failure(
          description: "Compatibility.md says \"\(cells[2])\" of live pages. Write one of"
            + " \(Answer.liveWords.sorted().joined(separator: ", ")) in:\n\(line)")
      }
      let answer = isOurs ? .ours : Answer(onStatic: cells[1], onLive: cells[2])
      for (position, span) in cells[0].components(separatedBy: "`").enumerated()
      where !position.isMultiple(of: 2) {
        for name in names(in: span) { all[name, default: []].insert(answer) }
      }
    }
    return all.compactMapValues { $0.contains(.ours) ? .ours : $0.count == 1 ? $0.first : nil }
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
  var works: CompatibilityDocument.Answer
  var difference: String

  static func < (left: IndexRow, right: IndexRow) -> Bool {
    (left.owner, left.difference, left.works) < (right.owner, right.difference, right.works)
  }

  func markdown(of symbols: [PublicSymbol]) -> String {
    let members = symbols.filter { $0.kind == .member }
      .map { "`\($0.path.last ?? "")`" }.joined(separator: ", ")
    let cells = [
      owner.isEmpty ? "" : "`\(owner)`", members, works.onStatic, works.onLive, difference,
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
