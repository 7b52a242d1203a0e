import Foundation
import Testing

@testable import Charts

@Suite("Scales of charts")
struct ScaleTests {
  @Test(
    "Round steps divide a width into no more parts than wanted",
    arguments: [
      (12.3, 5, 5.0), (5, 5, 1), (916, 5, 200), (120, 5, 50), (1, 5, 0.2), (0.003, 5, 0.001),
      (7e9, 5, 2e9), (0, 5, 1), (.infinity, 5, 1), (.nan, 5, 1),
    ])
  func steps(width: Double, count: Int, step: Double) {
    #expect(NiceNumbers.step(for: width, count: count) == step)
  }

  @Test("Multiples have no error of floating point")
  func multiples() {
    #expect(NiceNumbers.multiples(of: 0.1, from: 0, to: 0.5) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(NiceNumbers.multiples(of: 5, from: -12, to: 12) == [-10, -5, 0, 5, 10])
    #expect(NiceNumbers.multiples(of: 0, from: 0, to: 1) == [])
    #expect(NiceNumbers.multiples(of: 1e-9, from: 0, to: 1) == [])
  }

  @Test("A linear scale places values between its bounds, and beyond them")
  func linear() {
    let scale = PlotScale(low: 10, high: 20)
    #expect(scale.unit(10) == 0)
    #expect(scale.unit(15) == 0.5)
    #expect(scale.unit(25) == 1.5)
    #expect(scale.unit(.nan) == nil)
    #expect(scale.unit(1e300) == 100)
  }

  @Test("Bounds in the other order turn a scale around")
  func reversed() {
    let scale = PlotScale(low: 20, high: 10)
    #expect(scale.unit(20) == 0)
    #expect(scale.unit(10) == 1)
    #expect(scale.datum(at: 0) == .number(20))
  }

  @Test("Equal bounds put everything into the middle")
  func degenerate() { #expect(PlotScale(low: 3, high: 3).unit(3) == 0.5) }

  @Test("A logarithm has no place for zero and what is below")
  func logarithm() {
    let scale = PlotScale(low: 1, high: 1000, curve: .log)
    #expect(scale.unit(1) == 0)
    #expect(abs((scale.unit(10) ?? 0) - 1.0 / 3) < 1e-12)
    #expect(scale.unit(0) == nil)
    #expect(scale.unit(-5) == nil)
  }

  @Test("Categories have bands of one width, in the order of their first marks")
  func categories() throws {
    let scale = PlotScale(categories: ["b", "a", "b", "c", "d"])
    #expect(scale.categories == ["b", "a", "c", "d"])
    let band = try #require(scale.band("a"))
    #expect(band.start == 0.25)
    #expect(band.width == 0.25)
    #expect(scale.unit(.category("d")) == 0.875)
    #expect(scale.band("e") == nil)
    #expect(scale.datum(at: 0.3) == .category("a"))
    #expect(scale.datum(at: 7) == .category("d"))
  }

  @Test(
    "The value at a value's place is the value", arguments: 0..<200)
  func inverse(seed: Int) throws {
    var numbers = Linear(seed: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let curve: PlotScale.Curve =
      [.linear, .squareRoot, .symmetricLog(1), .power(2), .log][seed % 5]
    let low = curve == .log ? numbers.next(0.001, 10) : numbers.next(-1000, 1000)
    let scale = PlotScale(low: low, high: low + numbers.next(0.1, 1000), curve: curve)
    for _ in 0..<20 {
      let value = numbers.next(scale.low, scale.high)
      let unit = try #require(scale.unit(value))
      #expect(unit >= -1e-9 && unit <= 1 + 1e-9, "seed \(seed)")
      let back = try #require(scale.datum(at: unit)?.scalar)
      #expect(abs(back - value) < 1e-6 * max(1, abs(value)), "seed \(seed)")
    }
  }

  @Test("Places grow with values", arguments: 0..<100)
  func monotone(seed: Int) {
    var numbers = Linear(seed: UInt64(seed) + 99)
    let curve: PlotScale.Curve = [.linear, .squareRoot, .symmetricLog(2), .power(0.5)][seed % 4]
    let scale = PlotScale(low: -numbers.next(1, 100), high: numbers.next(1, 100), curve: curve)
    let values = (0..<50).map { _ in numbers.next(-100, 100) }.sorted()
    let units = values.compactMap { scale.unit($0) }
    #expect(units == units.sorted(), "seed \(seed)")
  }

  @Test("Dates are divided by units of the calendar")
  func dates() {
    let day = 86_400.0
    #expect(CalendarStep.step(for: 334 * day, count: 5) == CalendarStep(unit: .month, count: 3))
    #expect(CalendarStep.step(for: 6 * day, count: 5) == CalendarStep(unit: .day, count: 1))
    #expect(CalendarStep.step(for: 3600 * 5, count: 5) == CalendarStep(unit: .hour, count: 1))
    #expect(
      CalendarStep.step(for: 365.25 * 40 * day, count: 5) == CalendarStep(unit: .year, count: 10))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // 1 January 2001 to 31 December 2001.
    let ticks = CalendarStep(unit: .month, count: 3).ticks(from: 0, to: 364 * day, calendar)
    #expect(ticks.map { $0 / day } == [0, 90, 181, 273])
    #expect(CalendarStep(unit: .day, count: 1).ticks(from: .nan, to: 1, calendar) == [])
    #expect(CalendarStep(unit: .second, count: 1).ticks(from: 0, to: 1e11, calendar).count == 1000)
  }
}

/// Numbers that are the same each time.
struct Linear {
  var seed: UInt64
  mutating func next(_ low: Double, _ high: Double) -> Double {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return low + Double(seed >> 11) / Double(1 << 53) * (high - low)
  }
}
