import Browser
import ElementTree
import ViewTree
package import WebEngines

/// Lays out cases in a browser and compares each leaf's rectangle with the frame it should have.
@MainActor
package struct LayoutChecker {
  /// How far an edge may be off, in points.
  package nonisolated static let tolerance = 0.5
  /// The cases that share a page.
  private static let batch = 250

  private let page: any EnginePage
  /// Receives each page's number and source.
  private let inspect: (Int, String) throws -> Void

  /// A checker that uses a page; `inspect` receives each document's number and source.
  package init(page: any EnginePage, inspect: @escaping (Int, String) throws -> Void = { _, _ in })
  {
    self.page = page
    self.inspect = inspect
  }

  /// Lays out all cases of a file.
  package func check(_ file: LayoutCases) async throws -> LayoutReport {
    var report = LayoutReport(file: file.file)
    for (number, start) in stride(from: 0, to: file.cases.count, by: Self.batch).enumerated() {
      let part = file.cases[start..<min(start + Self.batch, file.cases.count)]
      try await check(Array(part), in: file, number: number, into: &report)
    }
    return report
  }

  private func check(
    _ cases: [LayoutCase], in file: LayoutCases, number: Int, into report: inout LayoutReport
  ) async throws {
    var rules = Set<String>()
    var body = ""
    var errors: [Int: String] = [:]
    for (index, one) in cases.enumerated() {
      do {
        let tree = try HTMLRenderer(content: SpecView(spec: one.spec)).tree
        rules.formUnion(tree.css.split(separator: "\n").map(String.init))
        report.elements += tree.elementCount
        body += "<div class=\"case\" id=\"c\(index)\">\(tree.html)</div>"
      } catch {
        errors[index] = "\(error)"
      }
    }
    let source = document(body, rules.sorted().joined(separator: "\n"), file)
    try inspect(number, source)
    try await page.show(source)
    let measured = try await page.evaluate(Self.script)
    for (index, one) in cases.enumerated() {
      if let error = errors[index] {
        report.count(one, isRight: false)
        report.misses.append(.init(id: one.id, overflows: one.overflows, error: error))
      } else {
        compare(one, measured["c\(index)"], &report)
      }
    }
  }

  /// A page with all cases far from each other, each in a root of the file's size.
  private func document(_ body: String, _ rules: String, _ file: LayoutCases) -> String {
    """
    <!DOCTYPE html><html lang="en"><head><title>Layout</title><style>\(BaseStylesheet.text)
    body{display:block;padding:2000px}
    .case{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:center;
    width:\(file.width)px;height:\(file.height)px;margin:0 0 2000px}
    \(rules)</style></head><body>\(body)</body></html>
    """
  }

  private func compare(_ one: LayoutCase, _ measured: JSONValue?, _ report: inout LayoutReport) {
    var leaves: [String: LayoutReport.Leaf] = [:]
    for (name, expected) in one.frames {
      let found = measured?[name]?.array?.compactMap(\.number)
      let isRight =
        found?.count == expected.count
        && zip(found ?? [], expected).allSatisfy { abs($0 - $1) <= Self.tolerance }
      if !isRight { leaves[name] = .init(expected: expected, found: found) }
    }
    report.count(one, isRight: leaves.isEmpty)
    if !leaves.isEmpty {
      report.misses.append(.init(id: one.id, overflows: one.overflows, leaves: leaves))
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
