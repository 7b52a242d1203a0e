package import Browser
import Foundation

/// What axe-core and the Nu HTML checker find wrong with some pages.
package struct PageAudit {
  /// What findings say of colours that the pages' own views have chosen, whose contrast is not asked for.
  private let ownColors: [String]
  private let folder: URL
  private var found: [String] = []

  /// - Parameter folder: Where the documents are kept until ``findings()``.
  package init(ownColors: [String], in folder: String) {
    self.ownColors = ownColors
    self.folder = URL(fileURLWithPath: folder)
  }

  /// Looks at a page, light, and dark with more contrast.
  ///
  /// - Parameter open: Opens it anew.
  @MainActor
  package mutating func look(
    at page: Page, named name: String, open: @MainActor () async throws -> Void
  ) async throws {
    for (scheme, contrast) in zip(Page.ColorScheme.allCases, Page.Contrast.allCases) {
      try await page.emulate(colorScheme: scheme, contrast: contrast)
      try await open()
      let findings = try await Axe.findings(in: page)
      found += findings.filter { !isOwnColor($0) }
        .map { "\(name), \(scheme), \(contrast) contrast: \($0)" }
    }
    // As the server sends it: the page's script takes some of it away.
    let html = try await page.evaluate("fetch(location).then(page => page.text())").string ?? ""
    try html.write(
      to: folder.appendingPathComponent("\(name).html"), atomically: false, encoding: .utf8)
  }

  /// All that was found, each with its page's name.
  package func findings() throws -> [String] { found + (try NuChecker.errors(in: folder)) }

  private func isOwnColor(_ finding: Axe.Finding) -> Bool {
    finding.rule == "color-contrast" && ownColors.contains { finding.help.contains($0) }
  }
}
