import Browser
import ChartGallery
import Charts
import Foundation
import Testing
import ViewTree

/// Charts as a browser shows them, and what people do to them.
@Suite("Charts in the browser", .serialized)
@MainActor
struct ChartTests {
  private struct Choosing: View {
    @State private var month: String?
    @State private var least = 0
    let months = ["Jan", "Feb", "Mar", "Apr"]
    var body: some View {
      VStack {
        Text("chosen \(month ?? "none").")
        Button("Filter") { least = 3 }
        Chart(0..<4, id: \.self) { index in
          BarMark(
            x: .value("Month", months[index]), y: .value("Sales", max(least, (index + 1))))
        }
        .chartXSelection(value: $month)
        .frame(width: 340, height: 200)
      }
    }
  }

  /// The place of the plot in the window.
  private let plot = "document.querySelector('svg:has(rect)')"

  @Test("A press and a drag choose values, arrow keys go on from there, Escape chooses none")
  func selection() async throws {
    try await ServedView.with({ Choosing() }) { served in
      let box = try await served.evaluate(
        "(b => [b.x, b.y, b.width, b.height])(\(plot).getBoundingClientRect())")
      guard case .array(let numbers) = box else { throw BrowserError(.scriptFailed, "no plot") }
      let frame = numbers.compactMap(\.number)
      try await served.page.click(x: frame[0] + frame[2] * 0.3, y: frame[1] + 50)
      #expect(try await served.shows("chosen Feb."))
      try await served.page.click(x: frame[0] + frame[2] * 0.9, y: frame[1] + 50)
      #expect(try await served.shows("chosen Apr."))
      // A drag chooses what it passes, up to where it ends.
      let y = frame[1] + 50
      try await served.page.touch([(x: frame[0] + frame[2] * 0.1, y: y)])
      #expect(try await served.shows("chosen Jan."))
      try await served.page.touch([(x: frame[0] + frame[2] * 0.4, y: y)])
      #expect(try await served.shows("chosen Feb."))
      try await served.page.touch([(x: frame[0] + frame[2] * 0.9, y: y)])
      #expect(try await served.shows("chosen Apr."))
      try await served.page.touch([])
      try await served.page.press(.arrowLeft)
      #expect(try await served.shows("chosen Mar."))
      try await served.page.press(.escape)
      #expect(try await served.shows("chosen none."))
    }
  }

  private struct Scrolling: View {
    @State private var first = 20
    var body: some View {
      VStack {
        Text("from \(first).")
        Button("Ahead") { first = 60 }
        Chart(0..<100, id: \.self) { BarMark(x: .value("Day", $0), y: .value("Sales", 1)) }
          .chartXScale(domain: 0...100)
          .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
          .chartScrollPosition(x: $first)
          .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .page))
          .chartYAxis(.hidden).frame(width: 300, height: 200)
      }
    }
  }

  @Test("A plot stands where it is told, and tells where it is scrolled to")
  func scrolling() async throws {
    let scroll =
      "[...document.querySelectorAll('*')].find(e => e.scrollWidth > e.clientWidth + 900)"
    try await ServedView.with({ Scrolling() }) { served in
      let part = "Math.round(100 * \(scroll).scrollLeft / \(scroll).scrollWidth)"
      #expect(try await served.wait("\(part) == 20"))
      try await served.click(served.element("Ahead"))
      #expect(try await served.wait("\(part) == 60"))
      try await served.evaluate("\(scroll).scrollLeft = \(scroll).scrollWidth * 0.4 + 3")
      #expect(try await served.shows("from 40."))
    }
  }

  @Test("Bars stand where the data says, and a filter moves them")
  func bars() async throws {
    try await ServedView.with({ Choosing() }) { served in
      // Of a plot whose axis ends at 4: a quarter, a half, three quarters and the whole.
      let heights =
        "[...\(plot).querySelectorAll('rect')].map(r => Math.round(100 * r.getBoundingClientRect().height / \(plot).getBoundingClientRect().height)).join()"
      #expect(try await served.evaluate(heights) == "25,50,75,100")
      try await served.click(served.element("Filter"))
      #expect(try await served.wait("\(heights) == '75,75,75,100'"))
    }
  }

  @Test("Labels don't overlap on a phone and on a desktop")
  func labels() async throws {
    for width in [390, 1280] {
      try await ServedView.with({ ChartGallery() }, width: width) { served in
        let overlaps = try await served.evaluate(
          """
          (() => {
            let found = [];
            const rows = [...document.querySelectorAll('[aria-hidden=true]')]
              .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.closest('svg'));
            for (const row of rows) {
              const texts = [...row.querySelectorAll('p, span')].filter(e => !e.children.length && e.textContent.trim());
              const boxes = texts.map(e => { const r = document.createRange(); r.selectNodeContents(e); return r.getBoundingClientRect(); });
              for (let i = 0; i < boxes.length; i++) for (let j = i + 1; j < boxes.length; j++) {
                const [a, b] = [boxes[i], boxes[j]];
                if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
                  found.push(texts[i].textContent + '/' + texts[j].textContent);
              }
            }
            return rows.length < 20 ? 'too few axes: ' + rows.length : found.join();
          })()
          """)
        #expect(overlaps == "")
      }
    }
  }
}
