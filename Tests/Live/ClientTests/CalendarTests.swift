import Browser
import Foundation
import Testing
import ViewTree

/// Months of which days are picked.
@Suite("Calendars of days", .serialized)
@MainActor
struct CalendarTests {
  /// 14 November 2026, 09:30 GMT.
  private static let day = Date(timeIntervalSince1970: 1_794_648_600)

  private struct Trip: View {
    @State private var date = CalendarTests.day
    var body: some View {
      VStack {
        Text(verbatim: "on \(Int(date.timeIntervalSince(CalendarTests.day) / 60)).")
        DatePicker("Departure", selection: $date, in: CalendarTests.day...)
          .datePickerStyle(.graphical)
      }
    }
  }

  private func day(_ name: String) -> String {
    "document.querySelector('[aria-label*=\"\(name)\"]')"
  }

  private func isThere(_ name: String) -> String { "!!\(day(name))" }

  @Test("A day is picked by a touch, at the time that was picked; days before the first can't be")
  func touch() async throws {
    try await ServedView.with({ Trip() }, width: 390, height: 844) { served in
      #expect(try await served.evaluate("\(day("November 14"))?.checked") == true)
      #expect(try await served.evaluate("\(day("November 13"))?.disabled") == true)
      #expect(
        try await served.evaluate("document.querySelector('[role=group]').ariaLabel")
          == "Departure")
      let place = try await served.middle(day("November 26"))
      try await served.page.tap(place)
      #expect(try await served.shows("on \(12 * 24 * 60)."))
      #expect(try await served.evaluate("\(day("November 14"))?.checked") == false)
    }
  }

  @Test("Arrow keys go from day to day")
  func keys() async throws {
    try await ServedView.with({ Trip() }) { served in
      try await served.evaluate("\(day("November 14")).focus()")
      try await served.page.press(.arrowRight)
      #expect(try await served.shows("on \(24 * 60)."))
      try await served.page.press(.arrowDown)
      #expect(try await served.shows("on \(2 * 24 * 60)."))
      #expect(try await served.evaluate("document.activeElement == \(day("November 16"))") == true)
    }
  }

  @Test("A reader turns to other months, and chooses one by its name and year")
  func months() async throws {
    try await ServedView.with({ Trip() }) { served in
      #expect(try await served.shows("November 2026"))
      #expect(
        try await served.evaluate(
          "document.querySelector('[aria-label=\"Previous Month\"]').disabled")
          == true)
      try await served.click("document.querySelector('[aria-label=\"Next Month\"]')")
      #expect(try await served.shows("December 2026"))
      #expect(try await served.wait(isThere("December 31")))
      try await served.click(served.element("December 2026"))
      #expect(try await served.wait("document.querySelectorAll('select').length == 2"))
      try await served.evaluate(
        """
        (field => {
          field.value = [...field.options].find(option => option.text == 'February').value;
          field.dispatchEvent(new Event('change', {bubbles: true}));
        })(document.querySelector('select'))
        """)
      #expect(try await served.shows("February 2026"))
    }
  }

  @Test("The time below the month is another of the same day")
  func time() async throws {
    try await ServedView.with({ Trip() }) { served in
      try await served.evaluate(
        """
        (field => {
          field.value = '21:45';
          field.dispatchEvent(new Event('change', {bubbles: true}));
        })(document.querySelector('[type=time]'))
        """)
      #expect(try await served.shows("on \(12 * 60 + 15)."))
    }
  }

  private struct DaysOff: View {
    @State private var days: Set<DateComponents> = [
      DateComponents(year: 2026, month: 11, day: 14)
    ]
    var body: some View {
      VStack {
        Text("off \(days.compactMap(\.day).sorted().map(String.init).joined(separator: ",")).")
        MultiDatePicker("Days off", selection: $days)
      }
    }
  }

  @Test("Several days are turned on and off")
  func several() async throws {
    try await ServedView.with({ DaysOff() }) { served in
      #expect(try await served.evaluate("\(day("November 14"))?.checked") == true)
      try await served.click(day("November 17"))
      #expect(try await served.shows("off 14,17."))
      try await served.click(day("November 14"))
      #expect(try await served.shows("off 17."))
    }
  }
}
