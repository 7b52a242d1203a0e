import StaticSite
import ViewSnapshots

/// A report in the Static Analysis Results Interchange Format 2.1.0, for code review.
///
/// A result each group, at the line of the view that made the elements where that is known, else at
/// the page or the test.
package enum SARIFReport {
  /// The document in UTF-8.
  package static func bytes(of report: ChangeReport) -> [UInt8] {
    let results = report.groups.map { result(of: $0, in: report) }
    let rules = Set(report.groups.map(rule)).sorted()
    return JSONValue.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            (
              "tool",
              .object([
                (
                  "driver",
                  .object([
                    ("name", .string("moments diff")),
                    ("rules", .array(rules.map { .object([("id", .string($0))]) })),
                  ])
                )
              ])
            ),
            ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(results)),
          ])
        ])
      ),
    ]).bytes + [0x0A]
  }

  private static func result(of group: ChangeGroup, in report: ChangeReport) -> JSONValue {
    let origin = group.changes.first?.origin
    let entry = report.entries.first { $0.name == group.cases.first }
    let file = origin?.file ?? entry?.file ?? group.cases.first ?? ""
    let line = origin?.file == nil ? entry?.line : origin?.line
    var place: [(String, JSONValue)] = [
      ("artifactLocation", .object([("uri", .string(uri(file)))]))
    ]
    if let line, line > 0 {
      place.append(("region", .object([("startLine", .integer(line))])))
    }
    let names = group.cases.prefix(10).joined(separator: ", ")
    let more = group.cases.count > 10 ? " and \(group.cases.count - 10) more" : ""
    return .object([
      ("ruleId", .string(rule(group))),
      ("level", .string(rule(group) == "failed" ? "error" : "warning")),
      ("message", .object([("text", .string("\(group.title)\n\(names)\(more)"))])),
      ("locations", .array([.object([("physicalLocation", .object(place))])])),
      ("partialFingerprints", .object([("changeGroup/v1", .string(group.id))])),
      ("occurrenceCount", .integer(max(group.cases.count, 1))),
    ])
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

  /// A relative reference: each part's bytes, those that may not stand in one escaped.
  private static func uri(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.utf8.map { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
          String(UnicodeScalar(byte))
        default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
      }.joined()
    }.joined(separator: "/")
  }
}
