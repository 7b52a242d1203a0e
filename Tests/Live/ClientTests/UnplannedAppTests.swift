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

  private struct Tags: View {
    @State private var tags: [String] = []
    @State private var tag = ""
    @State private var note = ""
    var body: some View {
      VStack {
        Text("tags \(tags.joined(separator: "+")) tag \(tag).")
        Flow {
          ForEach(tags, id: \.self) { Text($0).padding(4).background(.yellow) }
          TextField("Tag", text: $tag).frame(width: 80).onSubmit {
            tags.append(tag)
            tag = ""
          }
        }
        Text("note \(note).")
        TextEditor(text: $note)
          .overlay(alignment: .topLeading) {
            if note.isEmpty { Text("Write").allowsHitTesting(false) }
          }
      }
    }
  }

  @Test("A field in a layout of one's own keeps the focus while it is typed in")
  func fieldInLayout() async throws {
    try await ServedView.with({ Tags() }) { served in
      try await served.click("document.querySelector('input')")
      for letter in ["a", "ab", "abc"] {
        try await served.page.type(String(letter.last!))
        #expect(try await served.shows("tag \(letter)."))
      }
      try await served.page.press(.enter)
      #expect(try await served.shows("tags abc tag ."))
      for letter in ["d", "de"] {
        try await served.page.type(String(letter.last!))
        #expect(try await served.shows("tag \(letter)."))
      }
      try await served.page.press(.enter)
      #expect(try await served.shows("tags abc+de tag ."))
      #expect(try await served.wait("document.activeElement.placeholder == 'Tag'"))
    }
  }

  @Test("An editor keeps the focus when the view over it goes with the first letter")
  func editorWithHint() async throws {
    try await ServedView.with({ Tags() }) { served in
      try await served.click("document.querySelector('textarea')")
      for letter in ["a", "ab", "abc"] {
        try await served.page.type(String(letter.last!))
        #expect(try await served.shows("note \(letter)."))
      }
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
        try await served.evaluate("[document.documentElement.scrollWidth, innerWidth, scrollX].join()")
          == "390,390,0")
    }
  }
}
