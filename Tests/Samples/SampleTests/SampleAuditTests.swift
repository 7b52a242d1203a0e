import PageAudits
import TestSupport
import Testing

/// The samples as people meet them who use other means than eyes and pointers.
@Suite("Audits of samples", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct SampleAuditTests {
  /// SwiftUI's red, pink and purple, which the samples have chosen.
  private static let ownColors = [
    "#ff3b30", "#ff453a", "#ff4f45", "#ff584e", "#ff2d55", "#ff375f", "#af52de", "#bf5af2",
  ]

  @Test(
    "axe and the Nu checker find nothing wrong",
    arguments: [
      "TabsAndRoutes", "LoadingPhases", "NestedCards", "PictureLikesStateInApp",
      "LandmarksCarousel", "Members",
    ])
  func samples(_ product: String) async throws {
    let folder = try TemporaryFolder()
    var audit = PageAudit(ownColors: Self.ownColors, in: folder.path)
    try await SamplePage.with(product) { sample in
      try await audit.look(at: sample.page, named: product) { try await sample.open("") }
    }
    let findings = try audit.findings()
    #expect(findings == [])
  }
}
