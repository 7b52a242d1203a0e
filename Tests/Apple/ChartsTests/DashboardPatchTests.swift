import ElementDiff
import SwiftUI
import Testing
import ViewTree

@testable import Charts

@Suite("Patches of charts")
@MainActor
struct DashboardPatchTests {
  /// Twelve charts of twelve months, as one filter leaves them.
  private struct Dashboard: View {
    let factor: Double
    var body: some View {
      VStack {
        ForEach(0..<12) { chart in
          Chart(0..<12, id: \.self) { month in
            BarMark(
              x: .value("Month", "M\(month)"),
              y: .value("Crashes", Double((month * 7 + chart * 5) % 13 + 1) * factor))
          }
          .frame(height: 160)
        }
      }
    }
  }

  @Test("A filter that changes every bar of twelve charts is a patch of less than 8 KB")
  func filter() throws {
    let (before, after) = (
      try HTMLRenderer(content: Dashboard(factor: 1)).tree,
      try HTMLRenderer(content: Dashboard(factor: 1.25)).tree
    )
    let bytes = diff(before, after).frame().count
    #expect(bytes < 8_192, "\(bytes) bytes")
  }
}
