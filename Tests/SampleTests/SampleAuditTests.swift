import Browser
import Foundation
import PageAudits
import TestSupport
import Testing

/// The samples as people meet them who use other means than eyes and pointers.
@Suite("Audits of samples", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct SampleAuditTests {
  /// Whether SwiftUI's red, pink or purple is to blame, which the sample has chosen.
  private func isOwnColor(_ finding: Axe.Finding) -> Bool {
    finding.rule == "color-contrast"
      && ["#ff3b30", "#ff453a", "#ff4f45", "#ff584e", "#ff2d55", "#ff375f", "#af52de", "#bf5af2"]
        .contains {
          finding.help.contains($0)
        }
  }

  @Test(
    "axe and the Nu checker find nothing wrong",
    arguments: [
      "TabsAndRoutes", "LoadingPhases", "NestedCards", "PictureLikesStateInApp",
      "LandmarksCarousel",
    ])
  func samples(_ product: String) async throws {
    var found: [String] = []
    let folder = try TemporaryFolder()
    try await SamplePage.with(product) { sample in
      for (scheme, contrast) in zip(Page.ColorScheme.allCases, Page.Contrast.allCases) {
        try await sample.page.emulate(colorScheme: scheme, contrast: contrast)
        try await sample.open("")
        let findings = try await Axe.findings(in: sample.page)
        found += findings.filter { !isOwnColor($0) }
          .map { "\(scheme), \(contrast) contrast: \($0)" }
      }
      let html = try await sample.evaluate("fetch('/').then(page => page.text())").string ?? ""
      try html.write(
        toFile: "\(folder.path)/\(product).html", atomically: false, encoding: .utf8)
    }
    #expect(found == [])
    let errors = try NuChecker.errors(in: URL(fileURLWithPath: folder.path))
    #expect(errors == [])
  }
}
