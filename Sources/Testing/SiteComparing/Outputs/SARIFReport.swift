import StaticSite
import ViewSnapshots

/// A report in the Static Analysis Results Interchange Format 2.1.0, for code review.
///
/// A result each group, at the line of the view that made the elements where that is known, else at
/// the page or the test.
package enum SARIFReport {
  /// The document in UTF-8.
  package static func bytes(of report: ChangeReport) -> [UInt8] {
    Array(
      SARIF.text(tool: "moments diff", results: report.groups.map { result(of: $0, in: report) })
        .utf8)
  }

  private static func result(of group: ChangeGroup, in report: ChangeReport) -> SARIF.Result {
    let origin = group.changes.first?.origin
    let entry = report.entries.first { $0.name == group.cases.first }
    let names = group.cases.prefix(10).joined(separator: ", ")
    let more = group.cases.count > 10 ? " and \(group.cases.count - 10) more" : ""
    return SARIF.Result(
      rule: rule(group), level: rule(group) == "failed" ? .error : .warning,
      message: "\(group.title)\n\(names)\(more)",
      file: origin?.file ?? entry?.file ?? group.cases.first ?? "",
      line: origin?.file == nil ? entry?.line : origin?.line,
      fingerprint: ("changeGroup/v1", group.id), count: max(group.cases.count, 1))
  }

  /// The kind of change as the rule that it breaks.
  private static func rule(_ group: ChangeGroup) -> String {
    switch group.changes.first?.kind {
    case .insert: "insert"
    case .remove: "remove"
    case .move: "move"
    case .order: "order"
    case .element: "element"
    case .text: "text"
    case .attribute: "attribute"
    case .style: "style"
    case .key: "key"
    case .document: "document"
    case .line: "line"
    case .pixels: "pixels"
    case nil: group.title.split(separator: " ").joined(separator: "-")
    }
  }
}
