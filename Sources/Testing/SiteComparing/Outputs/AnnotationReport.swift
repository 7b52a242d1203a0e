import ViewSnapshots

/// A report as commands of GitHub's runners, which show it beside the lines of a pull request.
package enum AnnotationReport {
  /// A runner shows ten of a kind for each step; more would only hide that there are more.
  private static let limit = 50

  /// A line each group, at the view's line where that is known.
  package static func text(of report: ChangeReport) -> String {
    let groups = report.groups
    var lines = groups.prefix(limit).map { group in
      let entry = report.entries.first { $0.name == group.cases.first }
      let origin = group.changes.first?.origin
      let isKnown = origin?.file != nil
      var properties: [String] = []
      if let file = origin?.file ?? entry?.file { properties.append("file=\(property(file))") }
      if let line = isKnown ? origin?.line : entry?.line { properties.append("line=\(line)") }
      properties.append("title=\(property("Changed: \(group.id)"))")
      let level = group.title == "failed" || group.title == "flaky" ? "error" : "warning"
      let cases = group.cases.prefix(5).joined(separator: ", ")
      return
        "::\(level) \(properties.joined(separator: ","))::\(message("\(group.title) (\(cases))"))"
    }
    if groups.count > limit {
      lines.append("::notice title=More::\(groups.count - limit) more groups of changes")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What stands behind the second pair of colons.
  private static func message(_ text: String) -> String {
    TerminalText.escaped(text).replacing("%", with: "%25")
  }

  /// A property's value, which a comma or a colon would end.
  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
