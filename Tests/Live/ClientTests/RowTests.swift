import Browser
import Testing
import ViewTree

@Suite("Rows in Chromium", .serialized)
@MainActor
struct RowTests {
  private struct Names: View {
    @State private var selection: Set<Int> = []
    @State private var count = 0
    var body: some View {
      VStack {
        Text("chosen \(selection.sorted().map(String.init).joined(separator: ",")).")
        Text("pressed \(count).")
        List(0..<5, selection: $selection) { number in
          VStack {
            Text("row \(number)")
            HStack {
              Text("-")
              Button("Count \(number)") { count += 1 }
            }
          }
        }
      }
    }
  }

  @Test("Rows are chosen by the mouse and by keys; controls in them do what they do")
  func choosing() async throws {
    try await ServedView.with({ Names() }) { served in
      try await served.click(served.element("row 1"))
      #expect(try await served.shows("chosen 1."))
      try await served.page.press(.arrowDown)
      try await served.page.press(.space, modifiers: .control)
      #expect(try await served.shows("chosen 1,2."))
      try await served.page.press(.arrowUp)
      try await served.page.press(.arrowUp)
      try await served.page.press(.enter)
      #expect(try await served.shows("chosen 0."))
      try await served.page.press(.arrowDown)
      try await served.page.press(.arrowDown)
      try await served.page.press(.arrowDown)
      try await served.page.press(.space, modifiers: .shift)
      #expect(try await served.shows("chosen 0,1,2,3."))
      try await served.click(served.element("Count 3"))
      #expect(try await served.shows("pressed 1."))
      #expect(try await served.shows("chosen 0,1,2,3."))
    }
  }

  private struct Shop: View {
    @State private var items = ["tea", "milk", "salt", "oil"]
    @State private var archived = ""
    @State private var text = ""
    var body: some View {
      NavigationStack {
        List {
          Text("items \(items.joined(separator: ",")).")
          Text("searched \(text). archived \(archived).")
          Section("Things") {
            ForEach(items, id: \.self) { item in
              Text(item).swipeActions { Button("Archive \(item)") { archived += item } }
            }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          }
        }
        .searchable(text: $text, prompt: "Find")
        .toolbar { EditButton() }
      }
    }
  }

  @Test("Rows are dragged by their grips, and moved by the arrow keys")
  func moving() async throws {
    try await ServedView.with({ Shop() }) { served in
      try await served.click(served.element("Edit"))
      #expect(try await served.wait("document.querySelectorAll('.l-grip').length == 4"))
      #expect(try await served.loads("actions"))
      let from = try await served.middle("document.querySelectorAll('.l-grip')[0]")
      let to = try await served.middle("document.querySelectorAll('.l-grip')[2]")
      try await served.page.moveMouse(x: from.x, y: from.y)
      try await served.page.pressMouse(x: from.x, y: from.y)
      try await served.page.moveMouse(x: to.x, y: to.y - 5)
      try await served.page.moveMouse(x: to.x, y: to.y + 5)
      try await served.page.releaseMouse(x: to.x, y: to.y + 5)
      #expect(try await served.shows("items milk,salt,tea,oil."))
      try await served.evaluate("document.querySelectorAll('.l-grip')[3].focus()")
      try await served.page.press(.arrowUp)
      #expect(try await served.shows("items milk,salt,oil,tea."))
      // The grip that moved has the focus still.
      try await served.page.press(.arrowUp)
      #expect(try await served.shows("items milk,oil,salt,tea."))
      try await served.click("document.querySelectorAll('[aria-label=Delete]')[1]")
      #expect(try await served.wait("document.querySelector('.l-open button')"))
      try await served.click("document.querySelector('.l-open button')")
      #expect(try await served.shows("items milk,salt,tea."))
    }
  }

  @Test("Actions are beside the row, out of sight, until a swipe")
  func swiping() async throws {
    try await ServedView.with({ Shop() }) { served in
      let actions = "document.querySelectorAll('.l-acts')[1]"
      let row = "\(actions).closest('li')"
      let place = "\(actions).getBoundingClientRect().x - \(row).getBoundingClientRect().right"
      #expect(try await served.wait("Math.abs(\(place)) < 1"))
      try await served.evaluate("\(row).scrollBy(400, 0)")
      #expect(try await served.wait("\(place) < -40"))
      try await served.click(served.element("Archive milk"))
      #expect(try await served.shows("archived milk."))
    }
  }

  private struct Letters: View {
    @State private var log = ""
    var body: some View {
      List {
        Text("log \(log).")
        ForEach(["ada", "bo"], id: \.self) { name in
          Text(name)
            .swipeActions(edge: .leading) { Button("Pin \(name)") { log += "p" } }
            .swipeActions {
              Button("First \(name)") { log += "1" }
              Button("Second \(name)") { log += "2" }
            }
        }
      }
    }
  }

  @Test("The first action stands at the edge; the row comes to rest when one was pressed")
  func resting() async throws {
    try await ServedView.with({ Letters() }) { served in
      @MainActor func x(_ text: String) -> String {
        "\(served.element(text)).getBoundingClientRect().x"
      }
      let row = "\(served.element("bo")).closest('li')"
      let start = try #require(try await served.evaluate(x("bo")).number)
      let isResting = "Math.abs(\(x("bo")) - \(start)) < 1"
      for (distance, name, log) in [(400, "Second bo", "2"), (-400, "Pin bo", "2p")] {
        try await served.evaluate("\(row).scrollBy(\(distance), 0)")
        #expect(try await served.wait("Math.abs(\(x("bo")) - \(start)) > 40"))
        #expect(try await served.evaluate("\(x("First bo")) > \(x("Second bo"))") == true)
        try await served.click(served.element(name))
        #expect(try await served.shows("log \(log)."))
        #expect(try await served.wait(isResting))
      }
    }
  }

  @Test("Under a pointer that hovers actions come up at the row's end")
  func hovering() async throws {
    // Without a mouse Chromium says that nothing hovers: 2 of hovers and 4 of pointers is a mouse.
    let mouse =
      "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,"
      + "availablePointerTypes=4"
    try await ServedView.with({ Shop() }, arguments: [mouse]) { served in
      let actions = "document.querySelectorAll('.l-acts')[1]"
      #expect(try await served.evaluate("getComputedStyle(\(actions)).opacity") == "0")
      let row = try await served.middle(served.element("milk"))
      try await served.page.moveMouse(x: row.x, y: row.y)
      #expect(try await served.wait("getComputedStyle(\(actions)).opacity == 1"))
      try await served.click(served.element("Archive milk"))
      #expect(try await served.shows("archived milk."))
    }
  }

  @Test(
    "What is typed into a field to search with is searched for, and kept while the page changes")
  func searching() async throws {
    try await ServedView.with({ Shop() }) { served in
      try await served.click("document.querySelector('input[type=search]')")
      #expect(try await served.shows("Cancel"))
      try await served.page.type("sugar")
      #expect(try await served.shows("searched sugar."))
      #expect(try await served.evaluate("document.activeElement.value") == "sugar")
      try await served.click(served.element("Cancel"))
      #expect(try await served.shows("searched ."))
      #expect(try await served.wait("document.querySelector('input[type=search]').value == ''"))
    }
  }

  private struct Boxes: View {
    @State private var selection: String?
    var body: some View {
      NavigationSplitView {
        List(["in", "out"], id: \.self, selection: $selection) { Text("box \($0)") }
          .navigationTitle("Boxes")
      } detail: {
        Text("detail \(selection ?? "none").")
      }
    }
  }

  @Test("In little room a split view shows the chosen detail and a back button")
  func splitView() async throws {
    try await ServedView.with({ Boxes() }) { served in
      #expect(try await !served.text().contains("detail"))
      try await served.click(served.element("box out"))
      #expect(try await served.shows("detail out."))
      #expect(try await !served.text().contains("box in"))
      let back =
        "[...document.querySelectorAll('button,a')].find("
        + "e => e.textContent == 'Boxes' && e.getClientRects()[0])"
      try await served.click(back)
      #expect(try await served.shows("box in"))
      try await served.page.setViewport(width: 1000, height: 700)
      try await served.click(served.element("box in"))
      #expect(try await served.shows("detail in."))
      #expect(try await served.text().contains("box out"))
      #expect(try await served.evaluate("!\(back)") == true)
    }
  }
}
