import ViewSnapshots

/// A report for people at a terminal: one screen.
package enum TerminalReport {
  /// The text.
  ///
  /// - Parameters:
  ///   - report: What was compared.
  ///   - hasColors: Whether the terminal has colours.
  ///   - width: The columns of the screen; longer lines are cut.
  ///   - height: The lines of the screen; what doesn't fit is counted.
  package static func text(
    of report: ChangeReport, hasColors: Bool, width: Int = 100, height: Int = 24
  ) -> String {
    var text = TerminalText(hasColors: hasColors)
    text.append(title(of: report), .bold, width: width)
    text.newLine()
    if report.isEmpty { return text.string }
    let groups = report.groups
    let room = max(height - 4, 4)
    // Pages take the room that the groups leave, but never less than a third.
    let groupRoom = min(groups.count, max(room * 2 / 3, room - report.entries.count))
    for group in groups.prefix(groupRoom) {
      text.append("  \(group.id) ", .faint)
      text.append(group.title, style(of: group), width: max(width - 11, 20))
      text.newLine()
    }
    append(rest: groups.count - groupRoom, of: "groups", to: &text)
    let entryRoom = min(report.entries.count, room - groupRoom)
    for entry in report.entries.prefix(entryRoom) {
      text.append("  \(entry.name)", width: max(width * 2 / 3, 20))
      text.append("  \(entry.summary)", .faint, width: max(width / 3, 20))
      text.newLine()
    }
    append(rest: report.entries.count - entryRoom, of: "pages", to: &text)
    return text.string
  }

  private static func title(of report: ChangeReport) -> String {
    let name = "\(report.old) → \(report.new)"
    if report.isEmpty { return "\(name): nothing has changed in \(report.comparedCount)" }
    return "\(name): \(report.entries.count) of \(report.comparedCount) are not as they were"
  }

  private static func append(rest: Int, of name: String, to text: inout TerminalText) {
    guard rest > 0 else { return }
    text.append("  and \(rest) more \(name)", .faint)
    text.newLine()
  }

  private static func style(of group: ChangeGroup) -> TerminalText.Style {
    switch group.changes.first?.kind {
    case .insert: .green
    case .remove: .red
    case .move, .order: .blue
    case nil where group.title == "added": .green
    case nil where group.title == "removed" || group.title == "failed": .red
    default: .yellow
    }
  }
}
