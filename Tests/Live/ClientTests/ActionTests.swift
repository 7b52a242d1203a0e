import Browser
import Foundation
import Testing
import ViewTree

@Suite("Scrolling, keys and dragging in Chromium", .serialized)
@MainActor
struct ActionTests {
  private struct Rows: View {
    @State private var id: Int?
    @State private var y = 0
    var body: some View {
      VStack {
        Text("at \(id ?? -1). y \(y).")
        ScrollViewReader { proxy in
          Button("Thirty") { proxy.scrollTo(30, anchor: .center) }
          Button("Smooth") { withAnimation { proxy.scrollTo(0) } }
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<60, id: \.self) { number in
                Text("row \(number)").frame(height: 40)
                  .onGeometryChange(for: Int.self) {
                    Int($0.frame(in: .scrollView).minY)
                  } action: {
                    if number == 20 { y = $0 }
                  }
              }
            }
          }
          .scrollPosition(id: $id)
          .frame(height: 400)
        }
        Button("Ten") { id = 10 }
      }
    }
  }

  @Test("The program scrolls, and is notified where the reader has scrolled to")
  func scrolling() async throws {
    try await ServedView.with({ Rows() }) { served in
      let row = { (number: Int) in
        "Math.round(\(served.element("row \(number)")).getBoundingClientRect().y)"
      }
      let list =
        "[...document.querySelectorAll('*')].find(e => e.scrollHeight > e.clientHeight + 1000 && /auto|scroll/.test(getComputedStyle(e).overflow))"
      #expect(try await served.shows("y 800."))
      try await served.click(served.element("Thirty"))
      #expect(try await served.wait("\(list).scrollTop == 1020"))
      #expect(try await served.shows("at 25. y -220."))
      try await served.click(served.element("Ten"))
      #expect(try await served.wait("\(list).scrollTop == 400"))
      #expect(try await served.shows("at 10."))
      try await served.evaluate("\(list).scrollTo(0, 130)")
      #expect(try await served.shows("at 3. y 670."))
      #expect(try await served.evaluate(row(3)) != .null)
      try await served.click(served.element("Smooth"))
      #expect(try await served.wait("\(list).scrollTop == 0"))
      #expect(try await served.shows("at 0. y 800."))
    }
  }

  private struct Keys: View {
    @State private var log = ""
    @State private var text = ""
    var body: some View {
      VStack {
        Text("log \(log).")
        Button("Save") { log += "s" }.keyboardShortcut("s")
        Button("Bold") { log += "B" }.keyboardShortcut("b", modifiers: [])
        Button("Done") { log += "d" }.keyboardShortcut(.defaultAction)
        Button("Stop") { log += "e" }.keyboardShortcut(.cancelAction)
        TextField("Name", text: $text)
        Text("board").focusable()
          .onKeyPress(phases: .down) { press in
            log += "[\(press.characters)\(press.modifiers.rawValue)]"
            return .handled
          }
      }
    }
  }

  @Test("Keys press buttons, but not while a text is typed; a focused view receives them")
  func keys() async throws {
    try await ServedView.with({ Keys() }) { served in
      let key = { (character: Character) throws -> Key in
        try #require(Key.typing(character))
      }
      try await served.page.press(key("s"), modifiers: .control)
      #expect(try await served.shows("log s."))
      try await served.page.press(key("b"))
      try await served.page.press(.escape)
      try await served.page.press(.enter)
      #expect(try await served.shows("log sBed."))
      try await served.evaluate("document.querySelector('input').focus()")
      try await served.page.type("bb")
      try await served.page.press(key("s"), modifiers: .control)
      #expect(try await served.shows("log sBeds."))
      try await served.evaluate("\(served.element("board")).focus()")
      try await served.page.press(key("x"))
      try await served.page.press(.arrowUp, modifiers: .shift)
      #expect(try await served.shows("log sBeds[x0][\u{F700}2]."))
    }
  }

  private struct Sinking: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(configuration.isPressed ? "down" : "up")
      }
    }
  }

  private struct Held: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("pressed \(count).")
        Button("Hold") { count += 1 }.buttonStyle(Sinking())
      }
    }
  }

  @Test("A button is reported as held while the mouse or a key holds it")
  func holding() async throws {
    try await ServedView.with({ Held() }) { served in
      let point = try await served.middle(served.element("Hold"))
      try await served.page.moveMouse(x: point.x, y: point.y)
      try await served.page.pressMouse(x: point.x, y: point.y)
      #expect(try await served.shows("down"))
      try await served.page.releaseMouse(x: point.x, y: point.y)
      #expect(try await served.shows("up"))
      #expect(try await served.shows("pressed 1."))
    }
  }

  private struct Desk: View {
    @State private var log = ""
    @State private var isOver = false
    var body: some View {
      VStack {
        Text("log \(log). over \(isOver).")
        Text("tea").draggable("green tea").padding(20)
        Text("cup").frame(width: 100, height: 100)
          .dropDestination(for: String.self) { items, place in
            log += items.joined() + "@\(hypot(place.x - 10, place.y - 20) < 2)"
            return true
          } isTargeted: {
            isOver = $0
          }
      }
    }
  }

  @Test("Things are dragged from one place of the page to another, and texts from elsewhere")
  func dragging() async throws {
    try await ServedView.with({ Desk() }) { served in
      // Browsers give the events of dragging to their own drags only, so a script plays them.
      let drag = { (events: String) in
        """
        (() => {
          const tea = \(served.element("tea")), cup = \(served.element("cup"));
          const data = new DataTransfer();
          const place = e => { const b = e.getBoundingClientRect(); return [b.x + 10, b.y + 20]; };
          const fire = (type, e, d = data) => { const [x, y] = place(e); return e.dispatchEvent(new DragEvent(type,
            { bubbles: true, cancelable: true, dataTransfer: d, clientX: x, clientY: y })); };
          \(events)
        })()
        """
      }
      #expect(
        try await served.evaluate(
          drag("fire('dragstart', tea); fire('dragenter', cup); return !fire('dragover', cup);"))
          == true)
      #expect(try await served.shows("over true."))
      try await served.evaluate(drag("fire('drop', cup); fire('dragend', tea);"))
      #expect(try await served.shows("log green tea@true. over false."))
      #expect(try await served.evaluate("\(served.element("tea")).draggable") == true)
      try await served.evaluate(
        drag("data.setData('text/plain', 'milk'); fire('dragover', cup); fire('drop', cup);"))
      #expect(try await served.shows("green tea@truemilk@true."))
    }
  }

  @Test("A page that is opened with an address says so to its views")
  func opening() async throws {
    struct Opened: View {
      @State private var query = ""
      var body: some View { Text("opened \(query).").onOpenURL { query = $0.query ?? "" } }
    }
    try await ServedView.with({ Opened() }, path: "?item=5") { served in
      let isShown = try await served.shows("opened item=5.")
      #expect(isShown)
    }
  }
}
