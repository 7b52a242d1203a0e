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

  /// 1 if there are findings, else 0.
  public var exitCode: ExitCode { findings.isEmpty ? .success : .findings }

  /// A line for each finding, and one that counts them.
  public var text: String {
    let pages = pageCount == 1 ? "1 page" : "\(pageCount) pages"
    let faults = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    return (findings.map(\.description) + ["\(pages) read, \(faults)"]).joined(separator: "\n")
  }

  /// One line for machines.
  public var json: String {
    JSONValue.object([
      ("pages", .integer(pageCount)), ("findings", .array(findings.map(\.json))),
    ]).text
  }
}
