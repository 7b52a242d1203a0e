import Browser
import Foundation
import Testing
import ViewTree

/// Long lists as they are scrolled.
@Suite("Rows that come near, in a browser", .serialized)
@MainActor
struct LazyRowTests {
  private struct Row: View {
    let number: Int
    @State private var draft = ""
    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: "row \(number).")
        if number % 7 == 3 { TextField("Note \(number)", text: $draft) }
        if number % 3 == 1 { Text(verbatim: "A second line of \(number)") }
      }
    }
  }

  private struct Rows: View {
    var body: some View {
      ScrollViewReader { proxy in
        List { ForEach(0..<100_000, id: \.self) { Row(number: $0) } }
          .safeAreaInset(edge: .bottom) { Button("Far") { proxy.scrollTo(70_000, anchor: .top) } }
      }
    }
  }

  /// Whether the whole of what is seen of the list is rows.
  private static let isWhole = """
    [150, 300, 450, 600].every(y => document.elementsFromPoint(100, y).some(e => e.localName == 'li' && !e.ariaHidden))
    """
  /// The first row that is seen whole, with its place.
  private static let first = """
    (() => { const row = [...document.querySelectorAll('li:not([aria-hidden])')]
      .find(e => e.getBoundingClientRect().top >= 0);
      return row.innerText.split('.')[0] + ' ' + Math.round(row.getBoundingClientRect().top); })()
    """
  private static let scroller = """
    ([...document.querySelectorAll('body *')].find(e => /auto|scroll/.test(getComputedStyle(e).overflowY)
      && e.scrollHeight > e.clientHeight) || document.scrollingElement)
    """

  @Test("A list of 100,000 rows has few elements, and rows wherever it is scrolled to")
  func scrolling() async throws {
    try await ServedView.with({ Rows() }) { served in
      #expect(try await served.evaluate("document.querySelectorAll('*').length < 300") == true)
      for place in ["1e6", "3e6", "2999500", "1e8", "0"] {
        try await served.evaluate("\(Self.scroller).scrollTop = \(place)")
        #expect(try await served.wait(Self.isWhole), "\(place)")
        #expect(try await served.evaluate("document.querySelectorAll('*').length < 400") == true)
      }
      // Step by step up and down again nothing that is seen jumps.
      try await served.evaluate("\(Self.scroller).scrollTop = 2e6")
      #expect(try await served.wait(Self.isWhole))
      for step in [-300, -300, -300, -300, 300, 300, 300] {
        try await served.evaluate("\(Self.scroller).scrollTop += \(step)")
        let before = try await served.evaluate(Self.first)
        try await served.evaluate("new Promise(r => setTimeout(r, 300))")
        #expect(try await served.wait(Self.isWhole))
        #expect(try await served.evaluate(Self.first) == before)
      }
      try await served.click(served.element("Far"))
      #expect(try await served.shows("row 70000."))
      #expect(try await served.wait(Self.isWhole))
    }
  }

  @Test("What was typed in a row stays when the row has gone and comes back, and so does the focus")
  func drafts() async throws {
    try await ServedView.with({ Rows() }) { served in
      try await served.click("document.querySelector('[placeholder=\"Note 3\"]')")
      try await served.page.type("kept")
      try await served.evaluate("\(Self.scroller).scrollTop = 1e6")
      #expect(try await served.wait(Self.isWhole))
      #expect(try await served.evaluate("document.activeElement.placeholder == 'Note 3'") == true)
      try await served.evaluate("document.activeElement.blur()")
      try await served.evaluate("\(Self.scroller).scrollTop = 2e6")
      #expect(try await served.wait(Self.isWhole))
      #expect(
        try await served.wait("!document.querySelector('[placeholder=\"Note 3\"]')"))
      try await served.evaluate("\(Self.scroller).scrollTop = 0")
      #expect(
        try await served.wait("document.querySelector('[placeholder=\"Note 3\"]')?.value == 'kept'")
      )
    }
  }

  private struct Cells: View {
    let isHorizontal: Bool
    var body: some View {
      if isHorizontal {
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(0..<5_000, id: \.self) { Text(verbatim: "cell \($0).").frame(width: 150) }
          }
        }
      } else {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
            ForEach(0..<5_000, id: \.self) { Text(verbatim: "cell \($0).").frame(height: 90) }
          }
        }
      }
    }
  }

  /// The numbers of the cells that are seen.
  private static let cells = """
    [...document.querySelectorAll('body *')].filter(e => {
      const b = e.getBoundingClientRect();
      return /^cell \\d+\\.$/.test(e.textContent) && !e.children.length
        && b.right > 0 && b.left < 400 && b.bottom > 0 && b.top < 700;
    }).map(e => +e.textContent.slice(5, -1))
    """

  @Test(
    "Cells of grids and of rows from side to side come in order, too", arguments: [true, false])
  func cells(isHorizontal: Bool) async throws {
    try await ServedView.with({ Cells(isHorizontal: isHorizontal) }) { served in
      let name = isHorizontal ? "scrollLeft" : "scrollTop"
      let scroller =
        isHorizontal
        ? Self.scroller.replacing("overflowY", with: "overflowX")
          .replacing("scrollHeight > e.clientHeight", with: "scrollWidth > e.clientWidth")
        : Self.scroller
      // Four cells in a line of the grid, three beside each other in the row.
      let least = isHorizontal ? 2 : 24
      for place in [0, 50_000, 49_700, 100_000, 0] {
        try await served.evaluate("\(scroller).\(name) = \(place)")
        let isThere = try await served.wait(
          """
          (cells => cells.length >= \(least) && cells.every((c, i) => !i || c == cells[i - 1] + 1)
            && \(place > 0 ? 1 : 0) == +(cells[0] > 100))(\(Self.cells))
          """)
        let shown = try await served.evaluate("(\(Self.cells)).join()")
        #expect(isThere, "\(place): \(shown)")
        #expect(try await served.evaluate("document.querySelectorAll('*').length < 300") == true)
      }
    }
  }

  private struct Feed: View {
    @State private var count = 20
    @State private var seen: Set<Int> = []
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<count, id: \.self) { number in
            Text(verbatim: "row \(number).").frame(height: 200)
              .onAppear {
                seen.insert(number)
                if number == count - 1 { count += 20 }
              }
              .onDisappear { seen.remove(number) }
          }
        }
      }
      .safeAreaInset(edge: .bottom) {
        Text(verbatim: "\(count) rows, \(seen.min() ?? 0) to \(seen.max() ?? 0)")
      }
    }
  }

  @Test("A feed without end grows by sight, and rows come and go")
  func feed() async throws {
    try await ServedView.with({ Feed() }) { served in
      #expect(try await served.shows("20 rows, 0 to"))
      try await served.evaluate("\(Self.scroller).scrollTop = 3000")
      #expect(try await served.shows("40 rows, 1"))
      try await served.evaluate("\(Self.scroller).scrollTop = 0")
      #expect(try await served.shows("40 rows, 0 to"))
    }
  }
}
