import ChartGallery
import SwiftUI
import Testing
import ViewTree

@testable import Charts

@Suite("Where a chart puts what")
@MainActor
struct ChartPlanTests {
  private func rects(_ plan: ChartPlan) -> [CGRect] {
    plan.figures.compactMap { if case .rect(let rect, _, _, _) = $0.form { rect } else { nil } }
  }

  @Test("Bars take three quarters of their bands and reach from zero")
  func bars() {
    let plan = plan {
      BarMark(x: .value("x", "a"), y: .value("y", 5))
      BarMark(x: .value("x", "b"), y: .value("y", -5))
    }
    #expect(plan.y.low == -6 || plan.y.low == -5)
    let bars = rects(plan)
    #expect(bars.count == 2)
    #expect(bars[0].minX == 0.0625)
    #expect(bars[0].width == 0.375)
    #expect(abs(bars[0].maxY - 0.5) < 1e-9)
    #expect(abs(bars[1].minY - 0.5) < 1e-9)
  }

  @Test("From right to left the first category is at the right")
  func rightToLeft() {
    let plan = plan(rightToLeft: true) {
      BarMark(x: .value("x", "a"), y: .value("y", 5))
      BarMark(x: .value("x", "b"), y: .value("y", 3))
    }
    #expect(rects(plan)[0].minX == 0.5625)
  }

  @Test("The first category of a y axis is at the top")
  func categoriesFromTop() {
    let plan = plan {
      BarMark(x: .value("x", 5), y: .value("y", "a"))
      BarMark(x: .value("x", 3), y: .value("y", "b"))
    }
    let bars = rects(plan)
    #expect(bars[0].minY == 0.0625)
    #expect(bars[1].minY == 0.5625)
    #expect(bars[0].minX == 0)
    #expect(bars[0].maxX == 1)
  }

  @Test("Bars of a day take three quarters of it; points stand in its middle")
  func units() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let noon = Date(timeIntervalSinceReferenceDate: 43_200)
    let plan = plan {
      BarMark(x: .value("x", noon, unit: .day, calendar: calendar), y: .value("y", 1))
      PointMark(x: .value("x", noon, unit: .day, calendar: calendar), y: .value("y", 1))
    }
    #expect(plan.x.low == 0 && plan.x.high == 86_400)
    #expect(rects(plan).first?.minX == 0.125)
    guard case .circle(let center, let radius) = plan.figures.last?.form else {
      Issue.record("no point")
      return
    }
    #expect(center.x == 0.5)
    #expect(radius == 4)
  }

  @Test("Marks beside each other share their band")
  func positions() {
    let plan = plan {
      BarMark(x: .value("x", "a"), y: .value("y", 1)).position(by: .value("k", "1"))
      BarMark(x: .value("x", "a"), y: .value("y", 1)).position(by: .value("k", "2"))
    }
    let bars = rects(plan)
    #expect(bars[0].maxX < bars[1].minX)
    #expect(plan.stacking.extents == [0...1, 0...1])
  }

  @Test("Categories of colours have the system's colours in order, or those of a scale")
  func colors() {
    let plan = plan {
      ForEach(0..<8) {
        LineMark(x: .value("x", $0), y: .value("y", $0)).foregroundStyle(by: .value("k", "s\($0)"))
      }
    }
    #expect(plan.styles.colorKeys.count == 8)
    #expect(
      StyleScales.palette == [.blue, .green, .orange, .purple, .red, .cyan, .yellow])
  }

  @Test("An inner modifier wins, and opacities multiply")
  func modifiers() {
    let list = marks {
      Plot {
        LineMark(x: .value("x", 1), y: .value("y", 1)).lineStyle(StrokeStyle(lineWidth: 5)).opacity(
          0.5)
      }
      .lineStyle(StrokeStyle(lineWidth: 9)).opacity(0.5).zIndex(3)
    }
    #expect(list[0].looks.lineStyle?.lineWidth == 5)
    #expect(list[0].looks.opacity == 0.25)
    #expect(list[0].looks.zIndex == 3)
  }

  @Test("Sectors take their parts of the circle from the top, clockwise")
  func sectors() {
    let plan = plan {
      SectorMark(angle: .value("a", 1))
      SectorMark(angle: .value("a", 3))
    }
    #expect(plan.sectors.map(\.range) == [0...0.25, 0.25...1])
    #expect(plan.xAxis.labels.isEmpty && plan.yAxis.labels.isEmpty)
    guard case .square(let outline) = plan.figures.first?.form else {
      Issue.record("no sector")
      return
    }
    #expect(outline == "M4096 0A4096 4096 0 0 1 8192 4096L4096 4096z")
    #expect(plan.angleDatum(at: 0.5) == .number(2))
  }

  @Test("Custom content, conditions and loops are content")
  func builder() {
    let none: [Int] = []
    let choice = none.count + 2
    let list = marks {
      Average(value: 3)
      if none.isEmpty { PointMark(x: .value("x", 1), y: .value("y", 2)) }
      if let number = Optional(4) { PointMark(x: .value("x", 1), y: .value("y", number)) }
      switch choice {
      case 1: PointMark(x: .value("x", 1), y: .value("y", 1))
      default: RuleMark(x: .value("x", 1))
      }
    }
    #expect(list.map(\.kind) == [.rule, .point, .point, .rule])
  }

  private struct Average: ChartContent {
    let value: Double
    var body: some ChartContent {
      RuleMark(y: .value("Average", value)).foregroundStyle(.secondary)
    }
  }

  @Test("The gallery has no issues")
  func gallery() throws {
    #expect(try HTMLRenderer(content: ChartGallery()).warnings == [])
  }

  @Test("Readers hear a table of the data, with the words of marks that have their own")
  func table() throws {
    let html = try HTMLRenderer(
      content: Chart {
        BarMark(x: .value("Month", "Jan"), y: .value("Sales", 12))
        BarMark(x: .value("Month", "Feb"), y: .value("Sales", 15.5))
          .accessibilityLabel("February").accessibilityValue("best")
        BarMark(x: .value("Month", "Mar"), y: .value("Sales", 1)).accessibilityHidden(true)
      }
    ).html
    #expect(
      html.contains(
        "<thead><tr><th>Month</th><th>Sales</th></tr></thead><tbody><tr><td>Jan</td><td>12</td></tr>"
          + "<tr><td>February</td><td>best</td></tr></tbody>"))
  }
}
