import PositionedJSON

/// How large pages of a site may be, in the format of Lighthouse's `budget.json`.
///
///     [{ "path": "/*",
///        "resourceSizes": [{ "resourceType": "document", "budget": 14 }],
///        "resourceCounts": [{ "resourceType": "script", "budget": 1 }] }]
///
/// Sizes are in kibibytes as they are sent: a file with a compressed one beside it counts as that. Of a
/// picture in several sizes the largest counts that a browser may take.
public struct SizeBudget: Hashable, Sendable {
  /// What pages load.
  public enum Resource: String, Sendable, CaseIterable {
    /// The page itself.
    case document
    /// Scripts with an address.
    case script
    /// Style sheets with an address.
    case stylesheet
    /// Pictures.
    case image
    /// Films and sounds.
    case media
    /// Fonts that are loaded ahead.
    case font
    /// Everything else.
    case other
    /// All of it.
    case total
    /// What isn't part of the site; how large that is isn't known, so it can only be counted.
    case thirdParty = "third-party"
  }

  /// Which pages it is for, as in `robots.txt`: `*` stands for any characters, `$` for the end.
  public var path: String
  /// The most kibibytes of each.
  public var sizes: [Resource: Double]
  /// The most files of each.
  public var counts: [Resource: Int]

  /// Describes a budget.
  public init(path: String = "/*", sizes: [Resource: Double] = [:], counts: [Resource: Int] = [:]) {
    self.path = path
    self.sizes = sizes
    self.counts = counts
  }

  /// Reads budgets.
  ///
  /// - Throws: ``SiteError`` with code 65 that names file, line and JSON path of what is wrong.
  public static func read(_ bytes: [UInt8], file: String) throws(SiteError) -> [SizeBudget] {
    let problems = Diagnostics()
    let entries = JSONDocument(bytes, file: file, diagnostics: problems)?
      .cursor(problems).array(of: BudgetEntry.self)
    do {
      try problems.throwErrors()
    } catch {
      throw SiteError(.badData, "\(error)")
    }
    return entries?.map(\.budget) ?? []
  }

  /// The budget of a page: of those for it the last.
  static func budget(of page: String, in budgets: [SizeBudget]) -> SizeBudget? {
    budgets.last { PathPattern($0.path).matches("/" + page) }
  }
}

private struct BudgetEntry: JSONDecodable {
  let budget: SizeBudget

  static func decode(_ cursor: JSONCursor) -> BudgetEntry? {
    guard let object = cursor.object() else { return nil }
    let path = object.optional("path", as: String.self)
    let sizes = object.optionalArray("resourceSizes", of: BudgetLine.self)
    let counts = object.optionalArray("resourceCounts", of: BudgetLine.self)
    if let path, !path.hasPrefix("/"), !path.hasPrefix("*") {
      object.member("path")?.reportMismatch(wanted: "a path that begins with / or *")
    }
    var budget = SizeBudget(path: path ?? "/*")
    for line in sizes ?? [] {
      if line.resource == .thirdParty {
        line.cursor.reportMismatch(
          wanted: "a size of the site's own files", hint: "Give third parties a count.")
      }
      budget.sizes[line.resource] = line.most
    }
    for line in counts ?? [] { budget.counts[line.resource] = Int(line.most) }
    return BudgetEntry(budget: budget)
  }
}

/// `{"resourceType": "image", "budget": 200}`.
private struct BudgetLine: JSONDecodable {
  let resource: SizeBudget.Resource
  let most: Double
  let cursor: JSONCursor

  static func decode(_ cursor: JSONCursor) -> BudgetLine? {
    guard let object = cursor.object() else { return nil }
    let resource = object.required("resourceType")?.choice(SizeBudget.Resource.self)
    let most = object.required("budget", as: Double.self)
    guard let resource, let most else { return nil }
    guard most >= 0, most < 1e9 else {
      object.member("budget")?.reportMismatch(wanted: "a number from 0 to 1000000000")
      return nil
    }
    return BudgetLine(resource: resource, most: most, cursor: cursor)
  }
}

/// A path with `*` for any characters and `$` at its end for the end; otherwise it matches what begins so.
struct PathPattern {
  private let parts: [[UInt8]]
  private let isWhole: Bool

  init(_ pattern: String) {
    isWhole = pattern.hasSuffix("$")
    parts = (isWhole ? pattern.dropLast() : pattern[...]).utf8
      .split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
  }

  func matches(_ path: String) -> Bool {
    var rest = Array(path.utf8)[...]
    for (index, part) in parts.enumerated() {
      if index == 0 {
        guard rest.starts(with: part) else { return false }
        rest = rest.dropFirst(part.count)
      } else if isWhole, index == parts.count - 1 {
        // The last one stands at the end.
        return rest.count >= part.count && rest.suffix(part.count).elementsEqual(part)
      } else {
        guard let start = rest.firstRange(of: part)?.lowerBound else { return false }
        rest = rest[(start + part.count)...]
      }
    }
    return !isWhole || rest.isEmpty
  }
}
