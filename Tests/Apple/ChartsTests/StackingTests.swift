import SwiftUI
import Testing

@testable import Charts

@Suite("Stacks of bars and areas")
@MainActor
struct StackingTests {
  private func extents(_ values: [Double], _ method: MarkStackingMethod) -> [ClosedRange<Double>?] {
    Stacking(
      marks {
        ForEach(0..<values.count) { index in
          BarMark(x: .value("x", "a"), y: .value("y", values[index]), stacking: method)
        }
      }
    ).extents
  }

  @Test("Standard stacks grow up from zero, and negative values down")
  func standard() {
    #expect(extents([2, 3, -1, 4, -2], .standard) == [0...2, 2...5, -1...0, 5...9, -3 ... -1])
  }

  @Test("Normalized stacks are parts of the whole")
  func normalized() {
    #expect(extents([1, 3, 4], .normalized) == [0...0.125, 0.125...0.5, 0.5...1])
  }

  @Test("A whole of zero has parts of zero")
  func nothing() { #expect(extents([0, 0], .normalized) == [0...0, 0...0]) }

  @Test("Centred stacks have zero in their middle")
  func center() { #expect(extents([2, 4], .center) == [-3 ... -1, -1...3]) }

  @Test("Marks that are not stacked all begin at zero")
  func unstacked() { #expect(extents([2, 4], .unstacked) == [0...2, 0...4]) }

  @Test("Bars on categories of the y axis are stacked along the x axis")
  func horizontal() {
    let list = marks {
      BarMark(x: .value("x", 2), y: .value("y", "a"))
      BarMark(x: .value("x", 3), y: .value("y", "a"))
      BarMark(x: .value("x", 4), y: .value("y", "b"))
      BarMark(x: .value("x", 5))
    }
    #expect(list.map(\.isHorizontal) == [true, true, true, true])
    #expect(Stacking(list).extents == [0...2, 2...5, 0...4, 0...5])
  }
}

/// The marks of content.
@MainActor func marks<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> [MarkRecord] {
  var collector = MarkCollector()
  C._collect(content(), into: &collector)
  return collector.marks
}

/// A chart's plan.
@MainActor func plan<C: ChartContent>(
  _ settings: ChartSettings = ChartSettings(), rightToLeft: Bool = false,
  @ChartContentBuilder _ content: () -> C
) -> ChartPlan {
  var collector = MarkCollector()
  C._collect(content(), into: &collector)
  return ChartPlan(collector, settings, ChartSurroundings(isRightToLeft: rightToLeft))
}
