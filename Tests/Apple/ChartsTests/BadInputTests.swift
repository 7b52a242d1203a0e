import SwiftUI
import Testing
import ViewTree

@testable import Charts

@Suite("Data that charts can't show")
@MainActor
struct BadInputTests {
  /// The numbers in a page's pictures.
  private func isDrawable(_ html: String) -> Bool {
    !html.contains("nan") && !html.contains("inf\"") && !html.contains("inf%")
  }

  @Test("A chart without data is an empty picture, and readers are told so")
  func empty() throws {
    let html = try HTMLRenderer(content: Chart {}).html
    #expect(html.contains("Chart without data"))
  }

  @Test(
    "Values that are no numbers are left out and reported",
    arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) throws {
    let renderer = HTMLRenderer(
      content: Chart {
        LineMark(x: .value("x", 1), y: .value("y", 2.0))
        LineMark(x: .value("x", 2), y: .value("y", value))
        BarMark(x: .value("x", value), y: .value("y", 2.0))
      })
    #expect(try isDrawable(renderer.html))
    #expect(
      try renderer.warnings.map(\.message) == [
        "A chart has 2 marks with values that are no numbers or infinite, which have no place. "
          + "They are left out; leave them out of the data."
      ])
  }

  @Test("Marks of another kind than the first are left out and reported")
  func mixed() throws {
    let renderer = HTMLRenderer(
      content: Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 2))
        BarMark(x: .value("x", 3), y: .value("y", 2))
      })
    #expect(try renderer.warnings.count == 1)
    #expect(
      try renderer.warnings.first?.message.hasPrefix("A chart has 1 marks whose values") == true)
  }

  @Test("A logarithm leaves out zero and reports it")
  func logarithm() throws {
    let renderer = HTMLRenderer(
      content: Chart {
        ForEach(0..<5) { LineMark(x: .value("x", $0), y: .value("y", $0 * 10)) }
      }
      .chartYScale(type: .log))
    #expect(try isDrawable(renderer.html))
    #expect(try renderer.warnings.count == 1)
  }

  @Test("Bars on a logarithm begin at its start")
  func logarithmicBars() {
    var settings = ChartSettings()
    settings.y.type = .log
    let plan = plan(settings) {
      BarMark(x: .value("x", "a"), y: .value("y", 10))
      BarMark(x: .value("x", "b"), y: .value("y", 1000))
    }
    #expect(plan.issues == [])
    #expect(plan.y.low == 10)
    #expect(plan.y.high == 1000)
    guard case .rect(let rect, _, _, _) = plan.figures.last?.form else {
      Issue.record("no bar")
      return
    }
    #expect(rect.minY == 0)
    #expect(rect.maxY == 1)
  }

  @Test("One point stands in the plot, and equal values have a domain around them")
  func one() {
    let plan = plan {
      PointMark(x: .value("x", 5), y: .value("y", 5))
    }
    #expect(plan.x.low == 0 && plan.x.high == 5)
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let dated = self.plan(date)
    #expect(dated.x.high - dated.x.low == 86_400)
    #expect(dated.x.unit(0) == 0.5)
  }

  private func plan(_ date: Date) -> ChartPlan {
    ChartsTests.plan { LineMark(x: .value("x", date), y: .value("y", 0)) }
  }

  private func plan<C: ChartContent>(
    _ settings: ChartSettings = ChartSettings(), @ChartContentBuilder _ content: () -> C
  ) -> ChartPlan { ChartsTests.plan(settings, content) }

  @Test("Dates out of order, far away and huge numbers make a picture that can be drawn")
  func odd() throws {
    let dates = [5e6, 1, -3e9, 1e300, 5e6].map { Date(timeIntervalSinceReferenceDate: $0) }
    let html = try HTMLRenderer(
      content: VStack {
        Chart {
          ForEach(0..<5) { LineMark(x: .value("x", dates[$0]), y: .value("y", $0)) }
        }
        Chart {
          BarMark(x: .value("x", "a"), y: .value("y", Double.greatestFiniteMagnitude))
          BarMark(x: .value("x", "a"), y: .value("y", Double.greatestFiniteMagnitude))
          BarMark(x: .value("x", "b"), y: .value("y", -Double.leastNonzeroMagnitude))
        }
        Chart { SectorMark(angle: .value("a", 0)) }
        Chart { SectorMark(angle: .value("a", -3)) }
        Chart {
          PointMark(x: .value("x", Int.max), y: .value("y", Int.min))
            .symbolSize(-4).opacity(.nan).offset(x: .infinity)
        }
        .chartXScale(domain: 3...3).chartYScale(domain: [Int]())
        .chartXAxis { AxisMarks(values: .stride(by: 0)) }
        .chartYAxis { AxisMarks(values: .automatic(desiredCount: -1)) }
      }
    ).html
    #expect(isDrawable(html))
  }
}
