import Browser
import Testing
import ViewTree

/// Where the focus goes when pages of a stack come and go.
@Suite("Focus of pages", .serialized)
@MainActor
struct PageFocusTests {
  private struct Library: View {
    var body: some View {
      NavigationStack {
        List(0..<40, id: \.self) { number in
          NavigationLink("Book \(number)") {
            Form {
              Button("Lend \(number)") {}
            }
            .navigationTitle("Page \(number)")
          }
        }
        .navigationTitle("Books")
      }
    }
  }

  @Test(
    "The title of a page that was opened by keys has the focus, and then the link that opened it")
  func titles() async throws {
    try await ServedView.with({ Library() }, width: 390, height: 844) { served in
      let focused = "document.activeElement.innerText.trim()"
      try await served.evaluate(
        "[...document.querySelectorAll('.l-row button')][20].focus()")
      #expect(try await served.evaluate(focused) == "Book 20")
      try await served.page.press(.enter)
      #expect(try await served.wait("\(focused) == 'Page 20'"))
      try await served.page.press(.tab)
      #expect(try await served.evaluate(focused) == "Lend 20")
      try await served.page.press(.tab, modifiers: .shift)
      try await served.page.press(.enter)
      #expect(try await served.wait("\(focused) == 'Book 20'"))
      #expect(
        try await served.evaluate(
          "(b => b.top > 0 && b.bottom < innerHeight)(document.activeElement.getBoundingClientRect())"
        )
          == true)
    }
  }

  private struct Trip: View {
    private enum Field: Hashable { case title, budget }
    @State private var title = ""
    @State private var budget = ""
    @FocusState private var field: Field?

    var body: some View {
      Form {
        TextField("Budget", text: $budget).focused($field, equals: .budget)
        TextField("Title", text: $title).focused($field, equals: .title)
        Text("called \(title)")
      }
      .defaultFocus($field, .title)
    }
  }

  private struct Trips: View {
    @State private var isAdding = false
    let isAtOnce: Bool

    var body: some View {
      if isAtOnce {
        Trip()
      } else {
        Button("Add") { isAdding = true }.sheet(isPresented: $isAdding) { Trip() }
      }
    }
  }

  @Test("A field that has the focus by default has it when it appears", arguments: [true, false])
  func fields(_ isAtOnce: Bool) async throws {
    try await ServedView.with({ Trips(isAtOnce: isAtOnce) }, width: 390, height: 844) { served in
      for _ in 0..<(isAtOnce ? 1 : 2) {
        if !isAtOnce { try await served.click(served.element("Add")) }
        #expect(
          try await served.wait("document.activeElement.getAttribute('placeholder') == 'Title'"))
        try await served.page.type("Rome")
        #expect(
          try await served.wait("document.body.parentNode.textContent.includes('called Rome')"))
        if !isAtOnce {
          try await served.page.press(.escape)
          // The browser closes it at once, and the server takes it away.
          #expect(try await served.wait("!document.querySelector('dialog form, dialog input')"))
        }
      }
    }
  }

  private struct Untitled: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Bare") { Button("Act") {} }
          NavigationLink("Drawn") {
            Button("Act") {}.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
              .toolbar { ToolbarItem(placement: .principal) { Image(systemName: "star") } }
          }
        }
      }
    }
  }

  @Test("A page without a title that is seen does not lose the focus")
  func untitled() async throws {
    try await ServedView.with({ Untitled() }, width: 390, height: 844) { served in
      let focused = "document.activeElement.innerText.trim()"
      for (name, place) in [("Bare", "Back"), ("Drawn", "Title")] {
        try await served.evaluate(
          "[...document.querySelectorAll('.l-row button')].find(e => e.innerText.includes('\(name)')).focus()"
        )
        try await served.page.press(.enter)
        #expect(try await served.wait("\(focused) == '\(place)'"))
        try await served.page.press(.tab)
        if name == "Drawn" { try await served.page.press(.tab, modifiers: .shift) }
        #expect(try await served.wait("\(focused) == '\(name == "Drawn" ? "Back" : "Act")'"))
        try await served.click("document.querySelector('header button')")
        #expect(try await served.wait("\(focused).includes('\(name)')"))
      }
    }
  }

  /// Ways in which something of an app's own comes in front.
  enum Front: CaseIterable { case stack, overlay, background, column, group, rows, choice }

  private struct Fronted: View {
    let front: Front
    let scrolls: Bool
    @State private var isShown = false

    @ViewBuilder private var page: some View {
      if scrolls {
        list
      } else {
        VStack {
          Text("Rows"); Button("Show") { isShown.toggle() }
        }
      }
    }

    private var list: some View {
      NavigationStack {
        List {
          Button("Show") { isShown.toggle() }
          ForEach(0..<40) { Text("Row \($0)") }
        }
        .navigationTitle("Rows")
      }
    }

    @ViewBuilder private var notice: some View {
      if isShown { Text("In front").background(.yellow) }
    }

    var body: some View {
      switch front {
      case .stack:
        ZStack {
          page; notice
        }
      case .overlay: page.overlay(alignment: .bottom) { notice }
      case .background: page.background { notice }
      case .column:
        VStack {
          page; notice
        }
      case .group:
        ZStack {
          Group {
            page; notice
          }
        }
      case .rows:
        VStack {
          ForEach(isShown ? 0..<2 : 0..<1, id: \.self) { if $0 == 0 { page } else { notice } }
        }
      case .choice:
        HStack {
          if front == .choice {
            page
            notice
          } else {
            Text("none")
          }
        }
      }
    }
  }

  @Test(
    "What comes in front leaves the elements behind it what they are", arguments: Front.allCases,
    [true, false])
  func fronted(front: Front, scrolls: Bool) async throws {
    try await ServedView.with({ Fronted(front: front, scrolls: scrolls) }, width: 390, height: 844)
    { served in
      let button = "[...document.querySelectorAll('button')].find(e => e.innerText == 'Show')"
      try await served.evaluate("(window.known = \(button)).focus()")
      try await served.page.press(.enter)
      #expect(try await served.shows("In front"))
      #expect(
        try await served.evaluate("known.isConnected && document.activeElement == known").bool
          == true)
      try await served.page.press(.enter)
      let isGone = try await served.wait("!document.body.innerText.includes('In front')")
      guard isGone else { return }
      #expect(
        try await served.evaluate("known.isConnected && document.activeElement == known").bool
          == true)
    }
  }

  private struct OwnAlert: View {
    @State private var isShown = false
    @State private var isSlow = false
    var body: some View {
      ZStack {
        VStack {
          Button("First") {}
          Button("Show") { withAnimation { isShown = true } }
          Toggle("Slow", isOn: $isSlow)
        }
        if isShown {
          VStack {
            Text("Something in front")
            Button("Close") {
              withAnimation(isSlow ? .easeIn(duration: 0.2) : nil) { isShown = false }
            }
          }
          .background(.yellow).transition(.opacity)
        }
      }
    }
  }

  @Test("What had the focus before has it again when what has it goes", arguments: [false, true])
  func givenBack(isSlow: Bool) async throws {
    try await ServedView.with({ OwnAlert() }, width: 390, height: 844) { served in
      let focused = "document.activeElement.innerText.trim()"
      if isSlow { try await served.click("document.querySelector('input')") }
      try await served.evaluate("\(served.element("Show")).closest('button').focus()")
      try await served.page.press(.enter)
      #expect(try await served.shows("Something in front"))
      try await served.evaluate("\(served.element("Close")).closest('button').focus()")
      try await served.page.press(.enter)
      #expect(try await served.wait("\(focused) == 'Show'"))
    }
  }

  private struct Names: View {
    @State private var name = "Ada"
    @FocusState private var isNamed: Bool
    var body: some View {
      NavigationStack {
        NavigationLink("Open") {
          TextField("Name", text: $name).focused($isNamed).navigationTitle("Name")
            .onAppear { isNamed = true }
        }
      }
    }
  }

  @Test("A field that wants the focus has it, and not the title")
  func fields() async throws {
    try await ServedView.with({ Names() }) { served in
      try await served.click(served.element("Open"))
      #expect(try await served.wait("document.activeElement.placeholder == 'Name'"))
    }
  }
}
