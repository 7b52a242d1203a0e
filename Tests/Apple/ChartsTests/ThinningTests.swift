import SwiftUI
import Testing
import ViewTree

@testable import Charts

@Suite("Points that no pixel shows")
@MainActor
struct ThinningTests {
  @Test("Each column of pixels keeps its first, lowest, highest and last point")
  func columns() {
    var numbers = Linear(seed: 5)
    let points = (0..<50_000).map { PlotPlace(Double($0) / 50_000, numbers.next(0, 1)) }
    let kept = PointThinning.line(points)
    #expect(kept.count <= 4 * PointThinning.columns)
    for column in [0, 17, 1023] {
      func inColumn(_ list: [PlotPlace]) -> [PlotPlace] {
        list.filter { Int($0.x * Double(PointThinning.columns)) == column }
      }
      let (all, left) = (inColumn(points), inColumn(kept))
      #expect(left.first == all.first)
      #expect(left.last == all.last)
      #expect(left.map(\.y).min() == all.map(\.y).min())
      #expect(left.map(\.y).max() == all.map(\.y).max())
    }
  }

  @Test("Few points are all kept")
  func few() {
    let points = (0..<2000).map { PlotPlace(Double($0) / 2000, 0.5) }
    #expect(PointThinning.line(points) == points)
  }

  private struct LongLine: View {
    let count: Int
    var body: some View {
      Chart(0..<count, id: \.self) { index in
        LineMark(
          x: .value("Time", index), y: .value("Level", sin(Double(index) / 90) + Double(index % 17))
        )
      }
    }
  }

  @Test(
    "A line of 10,000 points is a page of less than 60 KB that says how many values it leaves out")
  func bytes() throws {
    let html = try HTMLRenderer(content: LongLine(count: 10_000)).html
    #expect(html.utf8.count < 60_000)
    #expect(html.contains("9,900 more values are left out."))
  }

  @Test("100,000 categories are columns of pixels")
  func categories() throws {
    let plan = plan {
      ForEach(0..<100_000) { index in
        BarMark(x: .value("Name", "n\(index)"), y: .value("Value", index % 100))
      }
    }
    let bars = plan.figures.filter { if case .rect = $0.form { true } else { false } }
    #expect(bars.count <= PointThinning.columns + 1)
    #expect(plan.xAxis.labels.count <= 24)
  }
}
