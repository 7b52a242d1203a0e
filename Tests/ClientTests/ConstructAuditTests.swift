import Browser
import Foundation
import PageAudits
import TestSupport
import Testing
import ViewTree

/// Every control in every place, as people meet them who use other means than eyes and pointers.
@Suite("Audits of constructs", .serialized)
@MainActor
struct ConstructAuditTests {
  private struct AllControls: View {
    var body: some View {
      VStack { ForEach(MatrixControl.allCases, id: \.self) { MatrixCell(control: $0) } }
    }
  }

  /// Whether a view's own yellow is to blame.
  private func isOwnColor(_ finding: Axe.Finding) -> Bool {
    finding.rule == "color-contrast"
      && ["#ffcc00", "#ffd60a", "#debf26", "#e0b80f"].contains {
        finding.help.contains("background color: \($0)")
      }
  }

  @Test("axe and the Nu checker find nothing wrong")
  func constructs() async throws {
    final class Shown { var place = MatrixPlace.stack }
    let shown = Shown()
    let folder = try TemporaryFolder()
    var found: [String] = []
    try await ServedView.with({ PlacedView(place: shown.place, cell: AllControls()) }) { served in
      for place in MatrixPlace.allCases {
        shown.place = place
        for (scheme, contrast) in zip(Page.ColorScheme.allCases, Page.Contrast.allCases) {
          try await served.page.emulate(colorScheme: scheme, contrast: contrast)
          try await served.open(served.address)
          let findings = try await Axe.findings(in: served.page)
          found += findings.filter { !isOwnColor($0) }
            .map { "\(place), \(scheme), \(contrast) contrast: \($0)" }
        }
        let html = try await served.evaluate("fetch('/').then(page => page.text())").string ?? ""
        try html.write(
          toFile: "\(folder.path)/\(place).html", atomically: false, encoding: .utf8)
      }
    }
    #expect(found == [])
    let errors = try NuChecker.errors(in: URL(fileURLWithPath: folder.path))
    #expect(errors == [])
  }
}
