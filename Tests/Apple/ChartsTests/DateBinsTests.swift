import Charts
import Foundation
import Testing

@Suite("Bins of dates")
struct DateBinsTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }

  private func date(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
  }

  @Test("Parts of several units begin at multiples of them and cover the range")
  func hours() throws {
    let bins = DateBins(
      unit: .hour, by: 3,
      range: try date("2026-05-06T10:30:00Z")...date("2026-05-06T18:00:00Z"), calendar: calendar)
    #expect(
      try bins.thresholds
        == ["09", "12", "15", "18", "21"].map { try date("2026-05-06T\($0):00:00Z") })
    #expect(bins.count == 4)
    #expect(bins[0].contains(try date("2026-05-06T10:30:00Z")))
    #expect(bins.index(for: try date("2026-05-06T12:00:00Z")) == 1)
    #expect(bins.index(for: try date("2025-05-06T12:00:00Z")) == 0)
    #expect(bins.index(for: try date("2027-05-06T12:00:00Z")) == 3)
  }

  @Test("Months are as long as they are; data are covered; no data is one part")
  func months() throws {
    let data = [try date("2026-03-31T00:00:00Z"), try date("2026-01-15T00:00:00Z")]
    let bins = DateBins(unit: .month, data: data, calendar: calendar)
    #expect(
      try bins.thresholds
        == ["01", "02", "03", "04"].map { try date("2026-\($0)-01T00:00:00Z") })
    #expect(DateBins(unit: .day, data: [], calendar: calendar).count == 1)
    #expect(DateBins(thresholds: []).isEmpty)
  }

  @Test("Seconds are counted from the reference date")
  func seconds() {
    let start = Date(timeIntervalSinceReferenceDate: 100)
    let bins = DateBins(timeInterval: 60, range: start...start.addingTimeInterval(60))
    #expect(bins.thresholds.map(\.timeIntervalSinceReferenceDate) == [60, 120, 180])
  }
}
