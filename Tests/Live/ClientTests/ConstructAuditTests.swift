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

  /// Yellow, alone and under what lets it through.
  private static let ownColors = ["#ffcc00", "#ffd60a", "#debf26", "#e0b80f"].map {
    "background color: \($0)"
  }

  @Test("axe and the Nu checker find nothing wrong")
  func constructs() async throws {
    final class Shown { var place = MatrixPlace.stack }
    let shown = Shown()
    let folder = try TemporaryFolder()
    var audit = PageAudit(ownColors: Self.ownColors, in: folder.path)
    try await ServedView.with({ PlacedView(place: shown.place, cell: AllControls()) }) { served in
      for place in MatrixPlace.allCases {
        shown.place = place
        try await audit.look(at: served.page, named: "\(place)") {
          try await served.open(served.address)
        }
      }
    }
    let findings = try audit.findings()
    #expect(findings == [])
  }
}
