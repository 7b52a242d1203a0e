import Foundation
import Testing

@testable import ViewTree

@Suite("Months of a calendar")
struct CalendarMonthTests {
  @Test("Weeks begin on the day on which they do where the reader is")
  func weeks() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let month = { CalendarMonth(of: Date(timeIntervalSince1970: 1_794_648_600), in: calendar) }
    calendar.firstWeekday = 1
    #expect(month().weeks.map { $0.compactMap(\.self).count } == [7, 7, 7, 7, 2])
    calendar.firstWeekday = 2
    #expect(month().weeks.map { $0.compactMap(\.self).count } == [1, 7, 7, 7, 7, 1])
    #expect(month().weekdays.first == "Mon")
    #expect(month().moved(by: -9).days.count == 28)
  }
}
