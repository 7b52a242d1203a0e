import Browser
import Foundation
import Testing
import ViewTree

/// What people touch every minute, as they touch it.
@Suite("Everyday touches", .serialized)
@MainActor
struct EverydayTests {
  private struct Question: View {
    @State private var isAsked = false
    @State private var name = ""
    @State private var log = ""
    var body: some View {
      VStack {
        Text("log \(log).")
        Button("Ask") { isAsked = true }
      }
      .alert("Question", isPresented: $isAsked) {
        TextField("Name", text: $name)
        Button("Delete", role: .destructive) { log += "d" }
        Button("Save") { log += "s\(name)" }
        Button("Cancel", role: .cancel) { log += "c" }
      }
    }
  }

  @Test("An alert closes by each of its buttons, Escape cancels, and its field has the focus first")
  func alert() async throws {
    try await ServedView.with({ Question() }) { served in
      let isClosed = "!document.querySelector('dialog')"
      try await served.click(served.element("Ask"))
      #expect(try await served.wait("document.activeElement.placeholder == 'Name'"))
      try await served.page.type("ada")
      try await served.click(served.element("Save"))
      #expect(try await served.shows("log sada."))
      #expect(try await served.wait(isClosed))
      try await served.click(served.element("Ask"))
      #expect(try await served.wait("document.querySelector('dialog:modal')"))
      try await served.page.click(x: 5, y: 5)
      #expect(try await served.evaluate("!!document.querySelector('dialog:modal')") == true)
      try await served.page.press(.escape)
      #expect(try await served.shows("log sadac."))
      #expect(try await served.wait(isClosed))
    }
  }

  private struct Choices: View {
    @State private var isAsked = false
    @State private var log = ""
    var body: some View {
      VStack {
        Text("log \(log).")
        Button("Ask") { isAsked = true }
      }
      .confirmationDialog("Choose", isPresented: $isAsked) {
        Button("Delete", role: .destructive) { log += "d" }
        Button("Red") { log += "r" }
      }
    }
  }

  @Test("A choice of actions has a way to cancel, and a press outside closes it")
  func choices() async throws {
    try await ServedView.with({ Choices() }) { served in
      let isClosed = "!document.querySelector('dialog')"
      try await served.click(served.element("Ask"))
      // What can't be taken back doesn't have the focus first.
      #expect(try await served.wait("document.activeElement.textContent == 'Red'"))
      try await served.click(served.element("Cancel"))
      #expect(try await served.wait(isClosed))
      try await served.click(served.element("Ask"))
      #expect(try await served.wait("document.querySelector('dialog:modal')"))
      try await served.page.click(x: 5, y: 5)
      #expect(try await served.wait(isClosed))
      try await served.click(served.element("Ask"))
      #expect(try await served.wait("document.querySelector('dialog:modal')"))
      try await served.page.press(.enter)
      #expect(try await served.shows("log r."))
      // The focus is back where it was.
      #expect(try await served.wait("document.activeElement.textContent == 'Ask'"))
    }
  }

  private struct Row: View {
    @State private var text = ""
    @State private var counts = [0, 0, 0]
    var body: some View {
      List {
        HStack {
          TextField("Field", text: $text)
          Button("Add") { counts[0] += 1 }
        }
        HStack {
          Button("First") { counts[1] += 1 }
          Button("Second") { counts[2] += 1 }
        }
        Button("Wide") { counts[0] += 10 }
        Text("counts \(counts.map(String.init).joined(separator: ",")) text \(text).")
      }
    }
  }

  @Test("In a row each control is pressed where it is; a lone button is pressed anywhere")
  func rows() async throws {
    try await ServedView.with({ Row() }) { served in
      try await served.click("document.querySelector('input')")
      try await served.page.type("ab")
      #expect(try await served.shows("counts 0,0,0 text ab."))
      try await served.click(served.element("Add"))
      #expect(try await served.shows("counts 1,0,0"))
      try await served.click(served.element("First"))
      #expect(try await served.shows("counts 1,1,0"))
      try await served.click(served.element("Second"))
      #expect(try await served.shows("counts 1,1,1"))
      let row = try await served.middle("\(served.element("Wide")).closest('li')")
      try await served.page.click(x: row.x + 100, y: row.y)
      #expect(try await served.shows("counts 11,1,1"))
    }
  }

  private struct Menus: View {
    @State private var log = ""
    @State private var isOn = false
    var body: some View {
      NavigationStack {
        Text("log \(log) \(isOn).").navigationTitle("Menus")
          .toolbar {
            Menu("More") {
              Button("One") { log += "1" }
              Toggle("Two", isOn: $isOn)
              Button("Stay") { log += "s" }.menuActionDismissBehavior(.disabled)
            }
          }
      }
    }
  }

  @Test("A menu opens inside the window; a choice, a press outside and Escape close it")
  func menus() async throws {
    try await ServedView.with({ Menus() }) { served in
      let isOpen = "document.querySelector('body :popover-open')"
      try await served.click(served.element("More"))
      #expect(try await served.wait(isOpen))
      #expect(
        try await served.evaluate(
          "(b => b.left >= 0 && b.right <= innerWidth && b.top >= 0)(\(isOpen).getBoundingClientRect())"
        )
          == true)
      try await served.click(served.element("One"))
      #expect(try await served.shows("log 1 false."))
      #expect(try await served.wait("!\(isOpen)"))
      try await served.click(served.element("More"))
      try await served.click("document.querySelector('[type=checkbox]')")
      #expect(try await served.shows("log 1 true."))
      #expect(try await served.wait("!\(isOpen)"))
      try await served.click(served.element("More"))
      try await served.click(served.element("Stay"))
      #expect(try await served.shows("log 1s true."))
      #expect(try await served.evaluate("!!\(isOpen)") == true)
      try await served.page.press(.escape)
      #expect(try await served.wait("!\(isOpen)"))
      try await served.click(served.element("More"))
      try await served.page.click(x: 20, y: 700)
      #expect(try await served.wait("!\(isOpen)"))
    }
  }

  private struct Popped: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Text("shown \(isShown).")
        Button("Pop") { isShown = true }.popover(isPresented: $isShown) { Text("Popped").padding() }
      }
    }
  }

  @Test(
    "A popover stands beside what it belongs to, outside of its element, and a press outside closes it"
  )
  func popover() async throws {
    try await ServedView.with({ Popped() }) { served in
      try await served.click(served.element("Pop"))
      #expect(try await served.wait("document.querySelector('dialog:modal')"))
      #expect(try await served.evaluate("document.querySelector('button dialog') == null") == true)
      let distance = try await served.evaluate(
        """
        ((a, b) => [Math.abs(a.x + a.width / 2 - b.x - b.width / 2) < 1, b.y - a.bottom < 20 && b.y >= a.bottom].join())(
          \(served.element("Pop")).getBoundingClientRect(),
          document.querySelector('dialog').getBoundingClientRect())
        """)
      #expect(distance == "true,true")
      try await served.page.click(x: 20, y: 700)
      #expect(try await served.shows("shown false."))
    }
  }

  private struct Floating: View {
    @State private var count = 0
    var body: some View {
      ZStack(alignment: .bottomTrailing) {
        List(0..<80, id: \.self) { Text("row \($0)") }
        Button("Float \(count)") { count += 1 }.padding()
      }
    }
  }

  @Test("A button over a list stands in the window, and the list scrolls under it")
  func floating() async throws {
    try await ServedView.with({ Floating() }) { served in
      let place = try await served.middle(served.element("Float 0"))
      #expect(place.y < 800)
      try await served.page.click(x: place.x, y: place.y)
      #expect(try await served.shows("Float 1"))
      try await served.evaluate("\(served.element("row 70")).scrollIntoView()")
      let after = try await served.middle(served.element("Float 1"))
      #expect(after.y == place.y)
    }
  }

  private struct Layers: View {
    @State private var counts = [0, 0, 0]
    var body: some View {
      VStack {
        ZStack {
          Button("Below") { counts[0] += 1 }
          VStack {
            Spacer()
            HStack {
              Spacer()
              Button("Above") { counts[1] += 1 }
            }
          }
        }
        Button("Under") { counts[2] += 1 }.frame(width: 300, height: 200)
          .overlay { VStack { Spacer() } }
          .overlay { Color.red.opacity(0.1).allowsHitTesting(false) }
        Button("Covered") { counts[2] += 10 }.frame(width: 300, height: 100)
          .overlay { Color.yellow.opacity(0.5) }
        Text("counts \(counts.map(String.init).joined(separator: ",")).")
      }
    }
  }

  @Test("Empty room lets presses through; what draws takes them, unless it says that it doesn't")
  func layers() async throws {
    try await ServedView.with({ Layers() }) { served in
      try await served.click(served.element("Below"))
      #expect(try await served.shows("counts 1,0,0."))
      try await served.click(served.element("Above"))
      #expect(try await served.shows("counts 1,1,0."))
      try await served.click(served.element("Under"))
      #expect(try await served.shows("counts 1,1,1."))
      try await served.click(served.element("Covered"))
      try await served.click(served.element("Below"))
      #expect(try await served.shows("counts 2,1,1."))
    }
  }

  private struct Unseen: View {
    @State private var log = ""
    @State private var isDim = false
    var body: some View {
      VStack(spacing: 20) {
        Text("log \(log).")
        Button("Dimmed") { log += "a" }.frame(width: 300, height: 60)
          .overlay { Color.black.opacity(isDim ? 0.2 : 0).onTapGesture { log += "x" } }
        Button("Faded") { log += "b" }.frame(width: 300, height: 60)
          .overlay { Color.yellow.overlay { Button("Inside") { log += "x" } }.opacity(0) }
        Button("Shaped") { log += "x" }.frame(width: 300, height: 60)
          .overlay { Color.clear.contentShape(.rect).onTapGesture { log += "c" } }
        Color.clear.frame(width: 300, height: 60)
          .overlay { Text("Over clear") }.onTapGesture { log += "d" }
        Button("Dim") { isDim.toggle() }
      }
    }
  }

  @Test("What can't be seen lets presses through, but for what has a content shape")
  func unseen() async throws {
    try await ServedView.with({ Unseen() }) { served in
      for (name, log) in [("Dimmed", "a"), ("Faded", "ab"), ("Shaped", "abc")] {
        try await served.click(served.element(name))
        #expect(try await served.shows("log \(log)."))
      }
      try await served.click(served.element("Over clear"))
      #expect(try await served.shows("log abcd."))
      try await served.click(served.element("Dim"))
      #expect(try await served.wait("document.querySelectorAll('.over[data-on]').length == 1"))
      try await served.click(served.element("Dimmed"))
      #expect(try await served.shows("log abcdx."))
    }
  }

  private struct Sheets: View {
    @State private var isShown = false
    @State private var isHeld = false
    @State private var log = ""
    var body: some View {
      VStack {
        Text("log \(log).")
        Button("Show") { isShown = true }
        Toggle("Hold", isOn: $isHeld)
      }
      .sheet(isPresented: $isShown, onDismiss: { log += "d" }) {
        Inner().interactiveDismissDisabled(isHeld)
      }
    }

    private struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      @FocusState private var isFocused: Bool
      @State private var text = ""
      var body: some View {
        VStack {
          Button("Close") { dismiss() }
          TextField("Inner", text: $text).focused($isFocused)
        }
        .onAppear { isFocused = true }
      }
    }
  }

  @Test("A sheet closes by a press outside and a swipe, unless it is held, and then says so")
  func sheets() async throws {
    try await ServedView.with({ Sheets() }) { served in
      let isOpen = "document.querySelector('dialog:modal')"
      try await served.click(served.element("Show"))
      #expect(try await served.wait("document.activeElement.placeholder == 'Inner'"))
      try await served.page.click(x: 200, y: 10)
      #expect(try await served.shows("log d."))
      #expect(try await served.wait("document.activeElement.textContent == 'Show'"))
      try await served.click(served.element("Show"))
      #expect(try await served.wait(isOpen))
      // Text that is selected as far as the space outside closes nothing.
      try await served.page.pressMouse(x: 200, y: 400)
      try await served.page.moveMouse(x: 200, y: 10)
      try await served.page.releaseMouse(x: 200, y: 10)
      #expect(try await served.evaluate("!!\(isOpen)") == true)
      #expect(try await served.loads("actions"))
      try await served.page.touch([(200, 100)])
      for y in stride(from: 130, through: 700, by: 30) {
        try await served.page.touch([(200, Double(y))])
      }
      try await served.page.touch([])
      #expect(try await served.shows("log dd."))
      try await served.click("document.querySelector('[role=switch]')")
      try await served.click(served.element("Show"))
      #expect(try await served.wait(isOpen))
      try await served.page.click(x: 200, y: 10)
      try await served.page.press(.escape)
      #expect(try await served.evaluate("!!\(isOpen)") == true)
      try await served.click(served.element("Close"))
      #expect(try await served.shows("log ddd."))
    }
  }

  private struct Form: View {
    enum Place: Hashable { case name, mail }
    @FocusState private var place: Place?
    @State private var texts = ["", "", ""]
    @State private var sent = 0
    var body: some View {
      VStack {
        TextField("Name", text: $texts[0]).focused($place, equals: .name).onSubmit { place = .mail }
        TextField("Mail", text: $texts[1]).focused($place, equals: .mail)
        Button("To name") { place = .name }
        Button("Away") { place = nil }
        TextField("Message", text: $texts[2], axis: .vertical).onSubmit {
          sent += 1
          texts[2] = ""
        }
        Text("sent \(sent).")
      }
    }
  }

  @Test("A state that no body reads moves the focus; Return in a field of several lines sends")
  func focus() async throws {
    try await ServedView.with({ Form() }) { served in
      let has = { (name: String) in "document.activeElement.placeholder == '\(name)'" }
      try await served.click(served.element("To name"))
      #expect(try await served.wait(has("Name")))
      try await served.page.press(.enter)
      #expect(try await served.wait(has("Mail")))
      try await served.click(served.element("Away"))
      #expect(try await served.wait("document.activeElement.placeholder == null"))
      try await served.click("document.querySelector('textarea')")
      try await served.page.type("hi")
      try await served.page.press(.enter)
      #expect(try await served.shows("sent 1."))
      #expect(try await served.wait("document.querySelector('textarea').value == ''"))
    }
  }

  private struct Titled: View {
    let hasBackground: Bool
    var body: some View {
      if hasBackground { stack.background(.yellow) } else { stack }
    }

    private var stack: some View {
      NavigationStack {
        List(0..<60, id: \.self) { Text("row \($0)") }
          .navigationTitle("Title").toolbar { Button("Tool") {} }
      }
    }
  }

  @Test(
    "A large title begins at the leading edge; its bar stays, and shows the title once that has gone",
    arguments: [false, true])
  func titles(hasBackground: Bool) async throws {
    try await ServedView.with({ Titled(hasBackground: hasBackground) }) { served in
      let small = "getComputedStyle(document.querySelector('.n-small')).opacity"
      #expect(
        try await served.evaluate("document.querySelector('h1').getBoundingClientRect().x") == 16)
      #expect(try await served.wait("\(small) == 0"))
      // The document scrolls, or the list in front of what stays where it is.
      try await served.evaluate(
        """
        [...document.querySelectorAll('*')].findLast(e => e.scrollHeight > e.clientHeight + 100
          && (e == document.scrollingElement || /auto|scroll/.test(getComputedStyle(e).overflowY)))
          .scrollTo(0, 400)
        """)
      #expect(try await served.wait("\(small) == 1"))
      let tool = try await served.middle(served.element("Tool"))
      #expect(tool.y == 22)
    }
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        NavigationStack {
          NavigationLink("Go") { Text("Detail").toolbar(.hidden, for: .tabBar) }
        }
        .tabItem { Text("First") }
        Text("Second view").tabItem { Text("Second") }
      }
    }
  }

  @Test("Tabs without a selection change by a press; a view hides their bar as long as it is shown")
  func tabs() async throws {
    try await ServedView.with({ Tabs() }) { served in
      try await served.click("document.querySelector('[aria-label=Second]')")
      #expect(try await served.shows("Second view"))
      try await served.click("document.querySelector('[aria-label=First]')")
      try await served.click(served.element("Go"))
      #expect(try await served.shows("Detail"))
      let isSeen = "document.querySelector('.t-bar').checkVisibility()"
      #expect(try await served.wait("!\(isSeen)"))
      try await served.click(served.element("Back"))
      #expect(try await served.wait(isSeen))
    }
  }

  private struct Pushed: View {
    @State private var count = 0
    var body: some View {
      NavigationStack { Row(count: count) { count += 1 } }
    }

    private struct Row: View {
      let count: Int
      let add: () -> Void
      var body: some View {
        List { NavigationLink("Go") { Detail(count: count, add: add) } }
      }
    }

    private struct Detail: View {
      let count: Int
      let add: () -> Void
      var body: some View {
        VStack {
          Text("count \(count).")
          Button("Add") { add() }
        }
      }
    }
  }

  @Test("A pushed view follows the values that its link has captured")
  func pushed() async throws {
    try await ServedView.with({ Pushed() }) { served in
      try await served.click(served.element("Go"))
      #expect(try await served.shows("count 0."))
      try await served.click(served.element("Add"))
      #expect(try await served.shows("count 1."))
      try await served.click(served.element("Add"))
      #expect(try await served.shows("count 2."))
    }
  }

  private struct Context: View {
    @State private var log = ""
    var body: some View {
      VStack {
        Text("log \(log).")
        Text("Hold me").padding().contextMenu { Button("Item") { log += "i" } }
      }
    }
  }

  @Test("The right button and the keyboard open the menu of a view")
  func contextMenu() async throws {
    try await ServedView.with({ Context() }) { served in
      let isOpen = "document.querySelector('body :popover-open')"
      #expect(try await served.loads("actions"))
      let place = try await served.middle("document.querySelector('[tabindex]')")
      try await served.page.click(x: place.x, y: place.y, button: .right)
      #expect(try await served.wait(isOpen))
      try await served.click(served.element("Item"))
      #expect(try await served.shows("log i."))
      #expect(try await served.wait("!\(isOpen)"))
      // A long press, whose end is no press of what is below.
      try await served.page.touch([place])
      #expect(try await served.wait(isOpen))
      #expect(
        try await served.evaluate(
          """
          ((a, b) => Math.abs(b.y - a.bottom) < 10)(document.querySelector('[tabindex]').getBoundingClientRect(),
            \(isOpen).getBoundingClientRect())
          """) == true)
      try await served.page.touch([])
      #expect(
        try await served.evaluate(
          "new Promise(r => setTimeout(() => r(!!\(isOpen)), 300))") == true)
      try await served.click(served.element("Item"))
      #expect(try await served.shows("log ii."))
    }
  }
}
