import Browser
import Foundation
import Testing
import ViewTree

/// What broke in apps that nobody had planned for.
@Suite("Unplanned apps", .serialized)
@MainActor
struct UnplannedAppTests {
  private struct Several: View {
    @State private var chosen: Set<String> = []
    let rows = (1...40).map { "row \($0)" }
    var body: some View {
      NavigationStack {
        NavigationLink("Go") {
          List(rows, id: \.self, selection: $chosen) { Text($0) }
            .toolbar {
              ToolbarItem { EditButton() }
              ToolbarItem(placement: .bottomBar) { Text("\(chosen.count) chosen") }
            }
        }
      }
    }
  }

  @Test("Rows that came with a patch keep their numbers when something comes into them")
  func several() async throws {
    try await ServedView.with({ Several() }) { served in
      try await served.click(served.element("Go"))
      #expect(try await served.shows("0 chosen"))
      try await served.click(served.element("Edit"))
      try await served.click(served.element("row 3"))
      #expect(try await served.shows("1 chosen"))
      try await served.click(served.element("row 5"))
      #expect(try await served.shows("2 chosen"))
      try await served.click(served.element("row 3"))
      #expect(try await served.shows("1 chosen"))
    }
  }

  private struct Wheel: View {
    @State private var flavour = "Vanilla"
    let flavours = ["Vanilla", "Chocolate", "Strawberry"]
    var body: some View {
      NavigationStack {
        NavigationLink("Go") {
          Form {
            Text("flavour \(flavour).")
            Picker("Wheel", selection: $flavour) { ForEach(flavours, id: \.self) { Text($0) } }
              .pickerStyle(.wheel)
          }
          .navigationTitle("Wheel")
        }
      }
    }
  }

  @Test("A wheel that comes into the page leaves the value as it is")
  func wheel() async throws {
    try await ServedView.with({ Wheel() }) { served in
      try await served.click(served.element("Go"))
      #expect(try await served.shows("flavour Vanilla."))
      let inMiddle = """
        (w => { const b = w.getBoundingClientRect(); return [...w.querySelectorAll('label')].find(l => {
          const c = l.getBoundingClientRect(); return Math.abs(c.y + c.height / 2 - b.y - b.height / 2) < 3;
        })?.textContent })(document.querySelector('[role=radiogroup]'))
        """
      #expect(try await served.wait("\(inMiddle) == 'Vanilla'"))
      // Its scrolling has ended, and been told, when a later event is answered.
      try await Task.sleep(for: .milliseconds(500))
      #expect(try await served.shows("flavour Vanilla."))
    }
  }

  private struct Flow: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: min(proposal.width ?? .infinity, sizes.reduce(0) { $0 + $1.width + 8 }),
        height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) {
      var x = bounds.minX
      for view in subviews {
        view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += view.sizeThatFits(.unspecified).width + 8
      }
    }
  }

  /// A place where a field stands.
  enum FieldPlace: String, CaseIterable {
    case overlay, background, zstack, row, column, layout
  }

  private struct Surrounded: View {
    let place: FieldPlace
    @State private var text = ""

    private var field: some View { TextField("Field", text: $text) }

    @ViewBuilder private var hint: some View {
      if text.isEmpty { Text("hint").allowsHitTesting(false) }
    }

    @ViewBuilder private var more: some View {
      if !text.isEmpty { Text("more") }
    }

    var body: some View {
      VStack {
        Text("text \(text).")
        switch place {
        case .overlay: TextEditor(text: $text).overlay(alignment: .topLeading) { hint }
        case .background: TextEditor(text: $text).background { hint }
        case .zstack:
          ZStack(alignment: .topLeading) {
            hint
            TextEditor(text: $text)
          }
        case .row:
          HStack {
            field
            more
          }
        case .column:
          VStack {
            field
            more
          }
        case .layout:
          Flow {
            field.frame(width: 80)
            more
          }
        }
      }
    }
  }

  @Test(
    "A field keeps the focus while views around it come and go", arguments: FieldPlace.allCases)
  func fieldsStay(_ place: FieldPlace) async throws {
    try await ServedView.with({ Surrounded(place: place) }) { served in
      // Layouts are told sizes first.
      try await Task.sleep(for: .milliseconds(place == .layout ? 500 : 0))
      try await served.click("document.querySelector('input,textarea')")
      for text in ["a", "ab", ""] {
        if text.isEmpty {
          for _ in 0..<2 { try await served.page.press(.backspace) }
        } else {
          try await served.page.type(String(text.suffix(1)))
        }
        #expect(try await served.shows("text \(text)."))
        // Sizes are told once more, and answered.
        try await Task.sleep(for: .milliseconds(place == .layout ? 300 : 0))
        let name = try await served.evaluate("document.activeElement.localName").string
        try #require(name == "input" || name == "textarea", "after \(text)")
      }
    }
  }

  private struct Found: View {
    @State private var query = ""
    @State private var isLoading = false
    let rows = (1...40).map { "row \($0)" }
    var body: some View {
      NavigationStack {
        List(rows.filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
          .searchable(text: $query)
          .overlay {
            if !query.isEmpty, !rows.contains(where: { $0.contains(query) }) {
              Text("Nothing for \(query).")
            }
          }
          .navigationTitle("Found")
      }
    }
  }

  @Test("A search keeps the focus when a view over its list says that there is nothing")
  func search() async throws {
    try await ServedView.with({ Found() }) { served in
      try await served.click("document.querySelector('input')")
      try await served.page.type("x")
      #expect(try await served.shows("Nothing for x."))
      try #require(try await served.evaluate("document.activeElement.localName") == "input")
      try await served.page.type("y")
      #expect(try await served.shows("Nothing for xy."))
    }
  }

  private struct Wide: View {
    var body: some View {
      NavigationStack {
        ScrollView {
          VStack {
            Rectangle().frame(width: 700, height: 30)
            Text("Far away").offset(x: 350)
          }
        }
        .navigationTitle("Wide")
      }
      .offset(x: 240)
    }
  }

  @Test("What sticks out at the sides makes no page wider than its window")
  func wide() async throws {
    try await ServedView.with({ Wide() }) { served in
      try await served.page.send(
        "Emulation.setDeviceMetricsOverride",
        ["width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": true])
      #expect(try await served.wait("document.documentElement.scrollWidth == 390"))
      try await served.evaluate("document.scrollingElement.scrollTo(200, 0)")
      #expect(
        try await served.evaluate(
          "[document.documentElement.scrollWidth, innerWidth, scrollX].join()") == "390,390,0")
    }
  }

  private struct Covered: View {
    @State private var isShown = false
    @State private var isAsking = false
    @State private var song: String?

    var body: some View {
      ZStack(alignment: .bottom) {
        TabView {
          NavigationStack {
            ScrollView {
              ScrollView(.horizontal) {
                HStack { ForEach(0..<30, id: \.self) { Text("cell \($0)") } }
              }
              Button("to \(song ?? "nothing")") { isShown = true }
              Button("Ask") { isAsking = true }
              Button("Play") { song = "Ember" }
            }
            .navigationTitle("Covered")
            .sheet(isPresented: $isShown) {
              Button("Choose") {
                song = "Tidal"
                isShown = false
              }
            }
            .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
          }
          .tabItem { Text("Home") }
        }
        if let song { Text("now \(song)").padding(.bottom, 80) }
      }
    }
  }

  @Test("A page stays as it is below what is shown over it: scrolled, with the focus where it was")
  func covered() async throws {
    try await ServedView.with({ Covered() }) { served in
      let row = "[...document.querySelectorAll('*')].find(e => e.scrollWidth > e.clientWidth + 500)"
      try await served.evaluate("\(row).scrollLeft = 200")
      let place = "\(row).scrollLeft"
      try await served.click(served.element("Ask"))
      #expect(try await served.shows("Sure?"))
      #expect(try await served.evaluate(place) == 200)
      try await served.click(served.element("Yes"))
      #expect(try await served.wait("!document.querySelector('dialog')"))
      #expect(try await served.evaluate(place) == 200)
      try await served.click(served.element("to nothing"))
      #expect(try await served.shows("Choose"))
      #expect(try await served.evaluate(place) == 200)
      try await served.click(served.element("Choose"))
      // The mini player that comes with it stands over the same page.
      #expect(try await served.shows("now Tidal"))
      #expect(try await served.evaluate(place) == 200)
      #expect(try await served.wait("document.activeElement.textContent == 'to Tidal'"))
    }
  }
}
