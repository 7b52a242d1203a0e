import Foundation
package import Browser

/// What axe-core finds wrong with a page for people who don't see, hear or point as others do.
package enum Axe {
  /// A rule that an element of a page breaks.
  package struct Finding: Hashable, Sendable, CustomStringConvertible {
    package let rule: String
    package let element: String
    package let help: String

    package var description: String { "\(rule): \(help): \(element)" }
  }

  /// Looks at what a page shows now.
  ///
  /// - Throws: `BrowserError`; `CheckerError` where axe-core isn't installed.
  package static func findings(
    in page: Page
  ) async throws -> [Finding] {
    let isThere = try await page.evaluate("!!window.axe")
    if isThere != true {
      let script = try String(contentsOf: Checkers.file("axe.min.js"), encoding: .utf8)
      try await page.evaluate(script + ";0")
    }
    let found = try await page.evaluate(
      """
      axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
        violations.flatMap(({ id, nodes }) => nodes.map((node) =>
          [id, node.html.slice(0, 160), node.failureSummary.split('\\n')[1]?.trim() ?? ''])))
      """)
    let findings = (found.array ?? []).map { finding in
      let parts = finding.array?.map { $0.string ?? "" } ?? []
      return Finding(rule: parts[0], element: parts[1], help: parts[2])
    }
    // ARIA 1.3 has it, and browsers; this release hasn't.
    return findings.filter { !$0.help.hasSuffix("Invalid ARIA attribute name: aria-description") }
  }
}
