import Browser
import ElementTree
import Foundation
import ViewTree

/// Lays out cases in a browser and compares each leaf's rectangle with the frame it should have.
@MainActor
struct LayoutChecker {
  /// How far an edge may be off, in points.
  static let tolerance = 0.5
  /// The cases that share a page.
  static let batch = 250

  struct Miss: Encodable {
    var id: String
    var overflows: Bool
    /// Leaves that are off: expected and found rectangles.
    var leaves: [String: [[Double]]]
  }

  struct Rate: Encodable {
    var right = 0
    var all = 0
    var percent: Double { all == 0 ? 100 : (Double(right) / Double(all) * 1000).rounded() / 10 }

    enum CodingKeys: String, CodingKey { case right, all, percent }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(right, forKey: .right)
      try container.encode(all, forKey: .all)
      try container.encode(percent, forKey: .percent)
    }
  }

  struct Report: Encodable {
    var file: String
    var withoutOverflow = Rate()
    var withOverflow = Rate()
    var elements = 0
    var misses: [Miss] = []
  }

  let page: Page

  func check(_ cases: LayoutCases, file: String) async throws -> Report {
    var report = Report(file: file)
    var start = 0
    while start < cases.cases.count {
      let part = Array(cases.cases[start..<min(start + Self.batch, cases.cases.count)])
      try await check(part, root: cases.root, into: &report)
      start += Self.batch
    }
    return report
  }

  private func check(
    _ cases: [LayoutCase], root: [Double], into report: inout Report
  ) async throws {
    var rules: Set<String> = []
    var body = ""
    for (index, one) in cases.enumerated() {
      let renderer = HTMLRenderer(content: SpecView(spec: one.spec))
      let tree = try renderer.tree
      rules.formUnion(tree.css.split(separator: "\n").map(String.init))
      report.elements += tree.elementCount
      body += "<div class=\"case\" id=\"c\(index)\">\(tree.html)</div>"
    }
    let width = root.first ?? 400
    let height = root.dropFirst().first ?? 300
    let html = """
      <!DOCTYPE html><html lang="en"><head><title>Layout</title><style>\(BaseStylesheet.text)
      body{display:block;padding:2000px}
      .case{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:center;
      width:\(width)px;height:\(height)px;margin:0 0 2000px}
      \(rules.sorted().joined(separator: "\n"))</style></head><body>\(body)</body></html>
      """
    if let path = ProcessInfo.processInfo.environment["LAYOUT_CHECK_PAGE"] {
      try Data(html.utf8).write(to: URL(fileURLWithPath: path))
    }
    try await page.setContent(html)
    let measured = try await page.evaluate(Self.script)
    for (index, one) in cases.enumerated() {
      compare(one, measured["c\(index)"], &report)
    }
  }

  private func compare(_ one: LayoutCase, _ measured: JSONValue?, _ report: inout Report) {
    var leaves: [String: [[Double]]] = [:]
    for (name, expected) in one.frames {
      let found = (measured?[name]?.array ?? []).compactMap(\.number)
      let isRight =
        found.count == 4 && expected.count == 4
        && zip(found, expected).allSatisfy { abs($0 - $1) <= Self.tolerance }
      if !isRight { leaves[name] = [expected, found] }
    }
    let isRight = leaves.isEmpty
    if one.overflows {
      report.withOverflow.all += 1
      report.withOverflow.right += isRight ? 1 : 0
    } else {
      report.withoutOverflow.all += 1
      report.withoutOverflow.right += isRight ? 1 : 0
    }
    if !isRight {
      report.misses.append(Miss(id: one.id, overflows: one.overflows, leaves: leaves))
    }
  }

  /// The rectangles of all named leaves, from each case's upper left corner.
  private static let script = """
    Object.fromEntries([...document.querySelectorAll('.case')].map(root => {
      const from = root.getBoundingClientRect();
      return [root.id, Object.fromEntries([...root.querySelectorAll('[data-testid]')].map(leaf => {
        const box = leaf.getBoundingClientRect();
        return [leaf.dataset.testid, [box.x - from.x, box.y - from.y, box.width, box.height]];
      }))];
    }))
    """
}
