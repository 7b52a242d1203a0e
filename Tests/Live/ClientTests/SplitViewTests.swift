import Browser
import Foundation
import Testing
import ViewTree

/// Split views in wide and in narrow windows.
@Suite("Split views", .serialized)
@MainActor
struct SplitViewTests {
  private struct Mail: View {
    @State private var box: Int?
    @State private var mail: Int?
    var body: some View {
      NavigationSplitView {
        List(selection: $box) {
          ForEach(0..<40) { number in
            NavigationLink(value: number) { Text("box \(number)") }.badge(number * 100)
          }
        }
        .navigationTitle("Boxes")
        .navigationSplitViewColumnWidth(min: 180, ideal: 220, max: 300)
      } content: {
        List(0..<60, id: \.self, selection: $mail) { Text("mail \($0)") }
          .navigationTitle("Box \(box ?? -1)")
      } detail: {
        if let mail {
          NavigationStack {
            List {
              Text("detail of \(mail)")
              NavigationLink("further") { Text("page further") }
            }
          }
        } else {
          Text("nothing chosen").accessibilityIdentifier("nothing")
        }
      }
    }
  }

  private struct PreferredMail: View {
    @State private var column = NavigationSplitViewColumn.content
    @State private var visibility = NavigationSplitViewVisibility.automatic
    @State private var box: Int?
    @State private var mail: Int?
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
        List(0..<3, id: \.self, selection: $box) { Text("box \($0)") }.navigationTitle("Boxes")
          .toolbar { Button("Reader") { column = .detail } }
      } content: {
        List(0..<6, id: \.self, selection: $mail) { Text("mail \($0)") }
          .navigationTitle(box.map { "Box \($0)" } ?? "Any box")
      } detail: {
        Text(mail.map { "detail of \($0)" } ?? "nothing chosen")
      }
    }
  }

  @Test("In little room the preferred column is shown, and there is a way back from it")
  func preferred() async throws {
    try await ServedView.with({ PreferredMail() }, width: 390, height: 844) { served in
      let isShown = { (text: String) in "\(served.element(text))?.checkVisibility()" }
      #expect(try await served.wait(isShown("mail 2")))
      try await served.click(served.element("Boxes"))
      #expect(try await served.wait(isShown("box 1")))
      try await served.click(row("box 1"))
      #expect(try await served.wait(isShown("mail 2")))
      try await served.click(row("mail 2"))
      #expect(try await served.wait(isShown("detail of 2")))
      try await served.click(served.element("Box 1"))
      #expect(try await served.wait(isShown("mail 3")))
      try await served.click(served.element("Boxes"))
      #expect(try await served.wait(isShown("box 2")))
      try await served.click(served.element("Reader"))
      #expect(try await served.wait(isShown("nothing chosen")))
    }
  }

  private struct MarkedMail: View {
    @State private var box: Int? = 1
    @State private var mails: Set<Int> = []
    var body: some View {
      NavigationSplitView {
        List(0..<3, id: \.self, selection: $box) { Text("box \($0)") }.navigationTitle("Boxes")
      } content: {
        List(0..<6, id: \.self, selection: $mails) { Text("mail \($0)") }
          .navigationTitle("\(mails.count) marked")
          .toolbar { EditButton() }
      } detail: {
        Text("detail of \(mails.count)")
      }
    }
  }

  @Test(
    "Rows that are marked while a list is edited lead nowhere, and are marked no more in the end")
  func marking() async throws {
    try await ServedView.with({ MarkedMail() }, width: 390, height: 844) { served in
      try await served.click(served.element("Edit"))
      #expect(try await served.shows("Done"))
      try await served.click(row("mail 2"))
      #expect(try await served.shows("1 marked"))
      try await served.click(row("mail 4"))
      #expect(try await served.shows("2 marked"))
      try await served.click(served.element("Done"))
      #expect(try await served.shows("0 marked"))
      #expect(try await served.wait("\(row("mail 2")).checkVisibility()"))
      try await served.click(row("mail 3"))
      #expect(try await served.shows("detail of 1"))
    }
  }

  private func row(_ text: String) -> String {
    "[...document.querySelectorAll('.l-row')].find(row => row.textContent.startsWith('\(text)'))"
  }

  @Test("Columns of a wide window scroll by themselves, below their own bars")
  func wide() async throws {
    try await ServedView.with({ Mail() }, width: 1280, height: 800) { served in
      #expect(try await served.evaluate("document.scrollingElement.scrollHeight") == 800)
      let middle = try await served.middle("document.querySelector('[data-testid=nothing]')")
      #expect(abs(middle.y - 400) < 60)
      let widths = try await served.evaluate(
        "[...document.querySelectorAll('.n-side')].map(column => column.offsetWidth)")
      #expect(widths.array?.compactMap(\.number) == [220, 320])
      _ = try await served.evaluate("\(row("mail 50")).scrollIntoView({block: 'center'})")
      try await served.click(row("mail 50"))
      #expect(try await served.shows("detail of 50"))
      let place = try await served.middle(served.element("detail of 50"))
      #expect(place.y < 200)
      // The sidebar stands where it stood, and its chosen row is marked.
      try await served.click(row("box 3"))
      #expect(try await served.wait("document.body.innerText.includes('Box 3')"))
      #expect(try await served.evaluate("\(row("box 3")).ariaCurrent") == "true")
      #expect(
        try await served.evaluate(
          "[...document.querySelectorAll('nav .n-next')].every(arrow => !arrow.checkVisibility())")
          == true)
      #expect(
        try await served.evaluate(
          "document.querySelector('.n-detail .n-next').checkVisibility()") == true)
    }
  }

  /// A page whose bar has nothing in it at first, behind a sidebar.
  private struct Expenses: View {
    @State private var pane: Int? = 1
    @State private var isEditing = false

    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $pane) { Text("pane \($0)") }
      } detail: {
        NavigationStack {
          List { Button("Edit") { isEditing.toggle() } }
            .navigationTitle("Expenses")
            .toolbar {
              ToolbarItem(placement: .bottomBar) { if isEditing { Button("Delete") {} } }
            }
        }
      }
    }
  }

  @Test("What stands alone in little room is as wide as the window", arguments: [390, 1280])
  func widthInLittleRoom(_ width: Int) async throws {
    try await ServedView.with({ Expenses() }, width: width, height: 844) { served in
      let widths =
        "['.n-detail', '.n-detail ul', '.n-detail .n-foot'].map(name => Math.round(document.querySelector(name).getBoundingClientRect().width)).join()"
      let room = width == 390 ? 390 : width - 320
      for isEditing in [false, true, false] {
        // A bar with nothing in it is none.
        let bar = isEditing ? room : 0
        #expect(try await served.evaluate(widths) == .string("\(room),\(room - 32),\(bar)"))
        try await served.click(served.element("Edit"))
        #expect(try await served.wait("!document.querySelector('[aria-busy]')"))
      }
    }
  }

  @Test("A row's number stands before its chevron; all of the row leads on")
  func badges() async throws {
    try await ServedView.with({ Mail() }, width: 390, height: 844) { served in
      let order = try await served.evaluate(
        """
        (row => row.querySelector('.n-next').getBoundingClientRect().left
          - row.querySelector('.l-badged>:last-child').getBoundingClientRect().right)(\(row("box 7")))
        """)
      #expect(try #require(order.number) > 0)
      let box = try await served.evaluate(
        "(b => [b.left, b.right, b.top + b.height / 2])(\(row("box 7")).getBoundingClientRect())")
      let numbers = box.array?.compactMap(\.number) ?? []
      try #require(numbers.count == 3)
      try await served.page.tap((x: numbers[1] - 40, y: numbers[2]))
      #expect(try await served.wait("document.body.innerText.includes('Box 7')"))
    }
  }

  @Test("A number of a link's label stands in the row; several views stand below one another")
  func labels() async throws {
    let view = NavigationStack {
      List {
        NavigationLink {
          Text("page")
        } label: {
          Text("first")
          Text("second").badge("3 min")
        }
      }
    }
    try await ServedView.with({ view }, width: 390, height: 844) { served in
      let first = try await served.middle(served.element("first"))
      let second = try await served.middle(served.element("second"))
      let badge = try await served.middle(served.element("3 min"))
      #expect(first.y < second.y && badge.x > 290)
    }
  }

  @Test("In little room the way back has the name of the column before")
  func backTitles() async throws {
    try await ServedView.with({ Mail() }, width: 390, height: 844) { served in
      try await served.click(row("box 3"))
      #expect(try await served.wait("document.body.innerText.includes('Box 3')"))
      let back =
        "[...document.querySelectorAll('.n-back')].find(button => button.checkVisibility()).innerText.trim()"
      #expect(try await served.wait("\(back) == 'Boxes'"))
      try await served.click(row("mail 5"))
      #expect(try await served.shows("detail of 5"))
      #expect(try await served.wait("\(back) == 'Box 3'"))
    }
  }

  @Test("The browser's back leads to the column before; an address shows what was chosen")
  func history() async throws {
    try await ServedView.with({ Mail() }, width: 390, height: 844) { served in
      let first = try await served.evaluate("location.href").string ?? ""
      try await served.click(row("box 3"))
      #expect(try await served.wait("document.body.innerText.includes('Box 3')"))
      #expect(try await served.wait("location.search != ''"))
      try await served.click(row("mail 5"))
      #expect(try await served.shows("detail of 5"))
      #expect(try await served.wait("location.search.includes('.')"))
      let address = try await served.evaluate("location.href").string ?? ""
      // Elsewhere the address shows the same.
      try await served.open(address)
      #expect(try await served.shows("detail of 5"))
      let back =
        "[...document.querySelectorAll('.n-back')].find(button => button.checkVisibility()).innerText.trim()"
      #expect(try await served.wait("\(back) == 'Box 3'"))
      // Back and forth.
      try await served.open(first)
      try await served.click(row("box 4"))
      #expect(try await served.wait("document.body.innerText.includes('Box 4')"))
      try await served.click(row("mail 6"))
      #expect(try await served.shows("detail of 6"))
      try await served.evaluate("history.back()")
      #expect(try await served.wait("\(row("mail 6"))?.checkVisibility()"))
      try await served.evaluate("history.back()")
      #expect(try await served.wait("\(row("box 4"))?.checkVisibility()"))
      #expect(try await served.evaluate("location.href").string == first)
      try await served.evaluate("history.forward()")
      #expect(try await served.wait("\(row("mail 6"))?.checkVisibility()"))
    }
  }

  @Test("In a wide window each choice has its address, and back shows the choice before")
  func wideHistory() async throws {
    try await ServedView.with({ Mail() }, width: 1280, height: 800) { served in
      for number in [1, 2] {
        try await served.click(row("mail \(number)"))
        #expect(try await served.shows("detail of \(number)"))
      }
      try await served.evaluate("history.back()")
      #expect(try await served.shows("detail of 1"))
      try await served.evaluate("history.back()")
      #expect(try await served.wait("document.querySelector('[data-testid=nothing]')"))
    }
  }

  @Test("An address that stands for no choice is refused, and becomes that of what is shown")
  func refused() async throws {
    let view = Mail().acceptsAddresses(for: Int.self) { $0 < 10 }
    try await ServedView.with({ view }, width: 390, height: 844) { served in
      for query in ["?s=Wzk5XQ.", "?s=garbage", "?s=%F0%9F%92%A9.", "?s=WzNd"] {
        try await served.open(served.address + query)
        #expect(try await served.wait("\(row("box 3"))?.checkVisibility()"))
        #expect(try await served.wait("location.search == ''"))
      }
      // [3] in the first list, nothing in the second.
      try await served.open(served.address + "?s=WzNd.")
      #expect(try await served.wait("document.body.innerText.includes('Box 3')"))
    }
  }
}
