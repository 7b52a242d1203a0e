import Browser
import Testing
import ViewTree

/// Lists whose rows are edited, swiped and selected.
@Suite("Rows that are edited", .serialized)
@MainActor
struct EditingTests {
  private struct Tasks: View {
    @State private var names = ["tea", "milk", "salt"]
    @State private var chosen: Set<String> = []
    var body: some View {
      NavigationStack {
        List(selection: $chosen) {
          Text("chosen \(chosen.sorted().joined(separator: ",")).")
          ForEach(names, id: \.self) { name in NavigationLink(name, value: name) }
            .onDelete { names.remove(atOffsets: $0) }
        }
        .navigationTitle("Tasks")
        .toolbar { EditButton() }
        .navigationDestination(for: String.self) { name in
          List {
            Text("page of \(name)")
            ForEach(["one", "two"], id: \.self) { Text($0) }.onDelete { _ in }
          }
          .toolbar { EditButton() }
        }
      }
    }
  }

  private func row(_ text: String) -> String {
    "[...document.querySelectorAll('.l-row')].find(row => row.innerText.trim().startsWith('\(text)'))"
  }

  private func circle(_ text: String) -> String {
    "\(row(text)).querySelector('[aria-label=Delete]')"
  }

  private let circles = "document.querySelectorAll('[aria-label=Delete].l-part').length"

  @Test(
    "While rows are edited a press selects them one beside the other; otherwise it follows their links"
  )
  func selection() async throws {
    try await ServedView.with({ Tasks() }, width: 390, height: 844) { served in
      try await served.click(served.element("Edit"))
      #expect(try await served.shows("Done"))
      // Rows that can be selected beside others are not deleted one by one.
      #expect(try await served.evaluate(circles) == 0)
      try await served.click(row("tea"))
      #expect(try await served.shows("chosen tea."))
      try await served.click(row("salt"))
      #expect(try await served.shows("chosen salt,tea."))
      try await served.click(row("tea"))
      #expect(try await served.shows("chosen salt."))
      try await served.click(served.element("Done"))
      #expect(try await served.shows("Edit"))
      try await served.click(row("milk"))
      #expect(try await served.shows("page of milk"))
    }
  }

  @Test("Each page of a stack is edited by itself")
  func pages() async throws {
    try await ServedView.with({ Tasks() }, width: 390, height: 844) { served in
      try await served.click(row("milk"))
      #expect(try await served.shows("page of milk"))
      try await served.click(served.element("Edit"))
      #expect(try await served.wait("\(circles) == 2"))
      try await served.click(served.element("Tasks"))
      #expect(try await served.wait("!!(\(row("salt")))"))
      #expect(try await served.evaluate(circles) == 0)
      #expect(try await served.shows("Edit"))
    }
  }

  @Test("A circle shows the button that deletes its row; edited rows show no chevrons")
  func deleting() async throws {
    struct Shop: View {
      @State private var names = ["tea", "milk", "salt"]
      var body: some View {
        NavigationStack {
          List {
            ForEach(names, id: \.self) { name in
              NavigationLink(name) { Text("page of \(name)") }
            }
            .onDelete { names.remove(atOffsets: $0) }
          }
          .navigationTitle("Shop \(names.count)")
          .toolbar { EditButton() }
        }
      }
    }
    try await ServedView.with({ Shop() }, width: 390, height: 844) { served in
      let chevrons = "document.querySelectorAll('.n-next').length"
      #expect(try await served.evaluate(chevrons) == 3)
      try await served.click(served.element("Edit"))
      #expect(try await served.wait("\(circles) == 3"))
      #expect(try await served.evaluate(chevrons) == 0)
      try await served.click(circle("milk"))
      #expect(try await served.wait("document.querySelectorAll('.l-open').length == 1"))
      #expect(try await served.shows("Shop 3"))
      try await served.click(circle("tea"))
      #expect(try await served.wait("!!\(row("tea")).querySelector('.l-open')"))
      #expect(try await served.evaluate("document.querySelectorAll('.l-open').length") == 1)
      // The button stands at the row's end, as high as the row.
      #expect(
        try await served.evaluate(
          """
          (row => { const [a, b] = [row, row.querySelector('.l-open')].map(e => e.getBoundingClientRect());
          return a.height == b.height && Math.abs(a.right - b.right) < 1 && b.width > 60 ? 1 : 0 })(\(row("tea")))
          """) == 1)
      try await served.click("\(row("tea")).querySelector('.l-open button')")
      #expect(try await served.shows("Shop 2"))
      #expect(try await served.evaluate("document.querySelectorAll('.l-open').length") == 0)
      try await served.click(served.element("Done"))
      #expect(try await served.wait("\(chevrons) == 2"))
    }
  }

  @Test("Rows of a bound collection are deleted and moved by it alone, as far as its actions say")
  func bound() async throws {
    struct Item: Identifiable {
      var id: String
    }
    struct Shop: View {
      @State private var items = ["tea", "milk", "salt"].map { Item(id: $0) }
      @State private var others = ["oil"]
      var body: some View {
        NavigationStack {
          List {
            Text("order \(items.map(\.id).joined(separator: ",")).")
            ForEach($items, editActions: .all) { $item in
              Text(item.id).deleteDisabled(item.id == "salt")
            }
            ForEach($others, id: \.self, editActions: .move) { $name in Text(name) }
          }
          .toolbar { EditButton() }
        }
      }
    }
    try await ServedView.with({ Shop() }, width: 390, height: 844) { served in
      try await served.click(served.element("Edit"))
      #expect(try await served.wait("\(circles) == 2"))
      try await served.click(circle("milk"))
      try await served.click("\(row("milk")).querySelector('.l-open button')")
      #expect(try await served.shows("order tea,salt."))
      #expect(try await served.loads("actions"))
      try await served.evaluate("\(row("salt")).querySelector('.l-grip').focus()")
      try await served.page.press(.arrowUp)
      #expect(try await served.shows("order salt,tea."))
    }
  }

  private struct Mails: View {
    @State private var mails = ["one", "two", "three"]
    var body: some View {
      List {
        ForEach(mails, id: \.self) { mail in
          Text(mail)
            .swipeActions(edge: .leading) { Button("Read") {} }
            .swipeActions { Button("Flag") {} }
        }
      }
    }
  }

  @Test("A swiped row comes to rest when something else is touched")
  func rest() async throws {
    try await ServedView.with({ Mails() }, width: 390, height: 844) { served in
      func shift(_ number: Int) -> String {
        """
        (row => Math.round(row.firstChild.getBoundingClientRect().x - row.getBoundingClientRect().x))(
          document.querySelectorAll('.l-swipe')[\(number)])
        """
      }
      #expect(try await served.loads("actions"))
      #expect(try await served.wait("\(shift(0)) == 0"))
      try await served.evaluate("document.querySelectorAll('.l-swipe')[0].scrollBy(400, 0)")
      #expect(try await served.wait("\(shift(0)) < -40"))
      // What is in the row leaves it open.
      try await served.page.tap(try await served.middle(served.element("Flag")))
      try await served.page.tap(try await served.middle(served.element("two")))
      #expect(try await served.wait("\(shift(0)) == 0"))
      #expect(try await served.evaluate(shift(1)) == 0)
    }
  }
}
