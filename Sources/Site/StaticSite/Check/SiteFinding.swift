/// A fault of a page that was built.
public struct SiteFinding: Hashable, Sendable, CustomStringConvertible {
  /// What kind of fault it is.
  public enum Rule: String, Sendable, CaseIterable {
    /// The page is not well-formed, or an HTML parser reads it otherwise than an XML parser.
    case syntax
    /// A link leads to nothing, or doesn't work everywhere.
    case link
    /// A link's fragment names no element of its page.
    case fragment
    /// Two elements have one identifier.
    case duplicateID = "duplicate-id"
    /// An attribute names an element that isn't there.
    case reference
    /// An image has no text alternative.
    case image
    /// A heading's level skips one.
    case heading
    /// The page has no title or no language.
    case document
    /// A text is hard to tell from what is behind it (WCAG 2.2, 1.4.3).
    case contrast
    /// A picture has no size, wrong proportions, or far more pixels than are shown.
    case pictureSize = "picture-size"
    /// The page is larger than its budget.
    case budget
    /// A link out of the site leads to nothing.
    case external
  }
  /// What kind of fault it is.
  public var rule: Rule
  /// The page's path in the checked folder.
  public var file: String
  /// The line in the page.
  public var line: Int
  /// What was found, and what to do.
  public var message: String

  /// `file:line: message`.
  public var description: String { "\(file):\(line): \(message)" }

  var json: JSONValue {
    .object([
      ("rule", .string(rule.rawValue)), ("file", .string(file)), ("line", .integer(line)),
      ("message", .string(message)),
    ])
  }
}

/// What a check of a site found.
public struct CheckReport: Equatable, Sendable {
  /// The number of pages that were read.
  public var pageCount = 0
  /// The faults in the order of files and lines.
  public var findings: [SiteFinding] = []
  /// What could not be told, such as links whose server wants to know who asks; no faults.
  public var notes: [SiteFinding] = []

  /// 1 if there are findings, else 0.
  public var exitCode: ExitCode { findings.isEmpty ? .success : .findings }

  /// A line for each finding, and one that counts them.
  public var text: String {
    let pages = pageCount == 1 ? "1 page" : "\(pageCount) pages"
    let faults = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    let lines =
      findings.map(\.description) + notes.map { "\($0.file):\($0.line): note: \($0.message)" }
    return (lines + ["\(pages) read, \(faults)"]).joined(separator: "\n")
  }

  /// One line for machines.
  public var json: String {
    JSONValue.object([
      ("pages", .integer(pageCount)), ("findings", .array(findings.map(\.json))),
      ("notes", .array(notes.map(\.json))),
    ]).text
  }

  /// The findings and notes in the Static Analysis Results Interchange Format 2.1.0, for code review.
  ///
  /// - Parameter folder: The folder that was checked, to which the places in it belong.
  public func sarif(folder: String) -> String {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    func result(_ finding: SiteFinding, _ level: SARIF.Level) -> SARIF.Result {
      SARIF.Result(
        rule: finding.rule.rawValue, level: level, message: finding.message,
        file: base + finding.file, line: finding.line)
    }
    return SARIF.text(
      tool: "check",
      results: findings.map { result($0, .warning) } + notes.map { result($0, .note) })
  }
}
