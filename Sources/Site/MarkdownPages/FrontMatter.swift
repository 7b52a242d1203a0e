internal import HTMLParsing
internal import StaticSite

/// What a text says of itself before it begins.
///
///     ---
///     title: Tea & biscuits
///     date: 2026-02-01
///     tags: [tea, "cakes, small"]
///     draft: true
///     ---
///
/// The grammar is a small part of YAML, and what it takes means the same there: a line has a key and
/// a value, which is plain text, text in quotes, or a list in brackets or of lines with `- `. What
/// YAML would read as something else, such as a nested value, is refused.
public struct FrontMatter: Sendable, Equatable {
  /// A value.
  public enum Value: Sendable, Equatable {
    case text(String)
    case list([String])
  }

  /// A key with its value, and where it stands.
  struct Entry: Equatable {
    var value: Value
    var line: Int
    /// Whether a text is in quotes, so that it is no date and no answer.
    var isQuoted = false
  }
  var entries: [String: Entry] = [:]

  /// Front matter that says nothing.
  public init() {}

  /// The value of a key; nil if it has none.
  public subscript(key: String) -> Value? { entries[key]?.value }

  /// The keys, in the order of their lines.
  public var keys: [String] {
    entries.sorted { $0.value.line < $1.value.line }.map(\.key)
  }

  /// The text of a key; a list's texts with commas between.
  public func text(_ key: String) -> String? {
    switch self[key] {
    case .text(let text): text
    case .list(let texts): texts.joined(separator: ", ")
    case nil: nil
    }
  }

  /// The texts of a key; a single one is a list of one.
  public func list(_ key: String) -> [String] {
    switch self[key] {
    case .text(let text): text.isEmpty ? [] : [text]
    case .list(let texts): texts
    case nil: []
    }
  }

  // MARK: Values of other types

  /// A moment, such as `2026-02-01` (midnight in UTC) or `2026-02-01T08:00:00+01:00`.
  func date(_ key: String, in file: String) throws(SiteError) -> Timestamp? {
    guard let entry = entries[key] else { return nil }
    if case .text(let text) = entry.value,
      let moment = Timestamp(text.utf8.count == 10 ? text + "T00:00:00Z" : text),
      text.utf8.count >= 10
    {
      return moment
    }
    throw Self.error(
      file, entry.line, "The value of \"\(key)\" is no date",
      "Write one such as 2026-02-01 or 2026-02-01T08:00:00+01:00.")
  }

  /// `true` or `false`.
  func flag(_ key: String, in file: String) throws(SiteError) -> Bool? {
    guard let entry = entries[key] else { return nil }
    switch entry.value {
    case .text("true") where !entry.isQuoted: return true
    case .text("false") where !entry.isQuoted: return false
    default:
      throw Self.error(
        file, entry.line, "The value of \"\(key)\" is neither true nor false",
        "Write \(key): true or \(key): false.")
    }
  }

  static func error(
    _ file: String, _ line: Int, _ message: String, _ hint: String
  ) -> SiteError {
    SiteError(
      .badData,
      [
        Diagnostic(
          file: file, position: SourcePosition(line: line, column: 1), message: message,
          hint: hint)
      ])
  }
}
