import CStackBounds

/// What authors are told of the way in which their views change.
extension LiveGraph {
  /// Notes that something is written that views read, in case that a body does it.
  ///
  /// SwiftUI calls what follows undefined; here the views are evaluated once more, so it is only slow.
  func noteChangeInBody() {
    guard let record = current, record.isInBody else { return }
    note(
      .changeInBody,
      "State is changed while body runs, so views are evaluated again. Change it in an action, "
        + "in onAppear or in task.", in: record)
  }

  /// Notes that actions have changed what views read as often as one frame lets them.
  func noteEndlessChange() {
    guard !issues.contains(where: { $0.code == .changeInBody }) else { return }
    note(.endlessChange, ViewIssue.endlessChange, in: marked.first)
  }

  private func note(_ code: ViewIssue.Code, _ message: String, in record: ViewRecord?) {
    let path = (record?.path ?? []).map { ViewNames.short($0) }
    let issue = ViewIssue(code: code, severity: .warning, message: message, viewPath: path)
    if !issues.contains(issue) { issues.append(issue) }
  }
}
