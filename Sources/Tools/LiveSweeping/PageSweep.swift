package import Browser
import ElementTree
import LivePages
import ViewTree
import WebServer

/// Random pages in a browser, under random use, against what their models say.
///
/// After each use the control that ran is the one that was used, or none; after some the page in the
/// browser, the server's, and a fresh evaluation of the same model are the same.
@MainActor
package final class PageSweep {
  /// What was found.
  package struct Outcome: Sendable {
    /// How often a control was used.
    package var steps = 0
    /// How often it ran.
    package var runs = 0
    /// What went wrong, with the seed of its page.
    package var failures: [String] = []
  }

  private let server: LiveServer
  private let page: Page
  private let models: ModelBox
  package private(set) var outcome = Outcome()
  private var failing: UInt64?

  @MainActor
  private final class ModelBox {
    var known: [String: (view: LiveView, model: SweepModel)] = [:]
    var lines: [String] = []
  }

  /// Serves random pages to a browser.
  ///
  /// - Parameter keepsTurns: Whether a page that has used up its turn waits for the next, as on a server: most
  ///   of the time is waiting then.
  package init(_ page: Page, keepsTurns: Bool = false) async throws {
    let models = ModelBox()
    self.models = models
    try await page.send(
      "Page.addScriptToEvaluateOnNewDocument", ["source": .string(SweepScript.prelude)])
    self.page = page
    var configuration = LiveServerConfiguration()
    configuration.server.port = 0
    configuration.limits.eventsPerSecond = 100_000
    configuration.limits.eventBurst = 1_000_000
    configuration.limits.continuousPerSecond = 100_000
    configuration.limits.acknowledgementsPerSecond = 100_000
    configuration.limits.sessionsPerAddress = 100_000
    configuration.limits.workBurst = 1000
    if !keepsTurns { configuration.limits.workSlice = 1000 }
    configuration.limits.storePause = 0
    configuration.server.log = { line in
      // Other lines are of requests, and of what readers can't reach.
      if ["sent anew", "failed", "closed", "one identity"].contains(where: line.contains) {
        models.lines.append(line)
      }
    }
    server = LiveServer(configuration, store: MemoryStore()) { visit in
      guard let seed = UInt64(visit.path.dropFirst()) else { return nil }
      let model = SweepModel()
      let view = LiveView(SweepPage(model: model, spec: .page(seed: seed)))
      models.known["\(seed)"] = (view, model)
      return view
    }
    try server.start()
  }

  /// Ends the server.
  package func stop() { server.stop() }

  /// Uses the page of a seed so many times.
  package func run(seed: UInt64, steps: Int) async throws {
    try await page.navigate(to: "http://localhost:\(server.http.port)/\(seed)")
    try await page.evaluate(
      "import(document.querySelector('script[type=module]').src).then(() => true)")
    guard let known = models.known["\(seed)"] else {
      return fail(seed, "no page: \(models.lines.joined(separator: "; "))")
    }
    defer { models.known["\(seed)"] = nil }
    try await compare(seed, known.view, known.model, "at first")
    var left = steps
    while left > 0 {
      let count = min(left, 10)
      left -= count
      guard
        case .array(let results) = try await page.evaluate(
          "(\(SweepScript.use))(\(count), \(Int(seed) * 31 + left))")
      else { return fail(seed, "no results") }
      let failures = outcome.failures.count
      for result in results { judge(seed, result) }
      if outcome.failures.count > failures { fail(seed, "the uses were \(results)") }
      outcome.steps += results.count
      try await compare(seed, known.view, known.model, "after \(steps - left) uses")
    }
    for line in models.lines { fail(seed, "the log says: \(line)") }
    models.lines = []
  }

  private func judge(_ seed: UInt64, _ result: JSONValue) {
    guard case .array(let parts) = result, parts.count == 5, let wanted = parts[0].string else {
      return fail(seed, "\(result)")
    }
    let (before, after) = (parts[1].string, parts[2].string)
    if after == wanted { outcome.runs += 1 }
    if after != before, after != wanted {
      fail(seed, "\(wanted) was used and \(after ?? "nothing") ran")
    }
    if after != before, parts[3] == false { fail(seed, "\(wanted) ran and can't be reached") }
  }

  private func compare(
    _ seed: UInt64, _ view: LiveView, _ model: SweepModel, _ when: String
  ) async throws {
    // A session that has used up its turn evaluates later, whatever the page has been told; and sizes of what has
    // come are told in the frames after it.
    var rests = 0
    while rests < 10_000 {
      rests += 1
      let isQuiet = try await page.evaluate("sweep.rest()") == true
      if isQuiet, server.sessions?.areSettled != false { break }
    }
    let tree = view.tree
    let fresh = LiveView(SweepPage(model: model, spec: .page(seed: seed)))
    fresh.documentTitle = view.documentTitle
    defer { fresh.end() }
    _ = try fresh.update()
    let (own, new) = (tree.lines, fresh.tree.lines)
    if own != new { fail(seed, "\(when) the server shows \(difference(own, new))") }
    let text = try await page.evaluate("(\(SweepScript.describe))()").string ?? ""
    let seen = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let known = own.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    if known != seen { fail(seed, "\(when) the browser shows \(difference(seen, known))") }
  }

  private func difference(_ one: [String], _ other: [String]) -> String {
    let index =
      zip(one, other).enumerated().first { $1.0 != $1.1 }?.offset ?? min(one.count, other.count)
    func line(_ lines: [String]) -> String { index < lines.count ? lines[index] : "nothing" }
    return "\"\(line(one))\" in place of \"\(line(other))\" at \(index)"
  }

  private func fail(_ seed: UInt64, _ what: String) {
    guard outcome.failures.count < 100 else { return }
    if failing != seed { outcome.failures.append("seed \(seed) is \(SweepSpec.page(seed: seed))") }
    failing = seed
    outcome.failures.append("seed \(seed): \(what)")
  }
}

extension ElementTree {
  /// The nodes, a line each: depth, name, what is listened to, the identifier, and an element's own text.
  fileprivate var lines: [String] {
    var ends: [Int] = []
    return nodes.enumerated().map { index, node in
      while let end = ends.last, end <= index { ends.removeLast() }
      defer { ends.append(index + Int(node.span)) }
      let text = string(node.textStart, node.textEnd)
      guard node.name != .text else { return "\(ends.count) \(text)" }
      let on = attribute(.dataOn, of: index) ?? ""
      let id = attribute(.dataTestid, of: index) ?? ""
      return "\(ends.count) \(node.name.string) \(on) \(id) \(text)"
    }
  }
}
