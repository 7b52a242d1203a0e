import Browser
import Foundation
import Testing
import ViewTree

/// Labels and buttons in the rows of lists.
@Suite("Labels in rows", .serialized)
@MainActor
struct ListLabelTests {
  private struct Settings: View {
    @State private var isOn = false

    var body: some View {
      NavigationStack {
        Form {
          Label("Wide", systemImage: "person.3.fill")
          Label("Narrow", systemImage: "chevron.up")
          Toggle(isOn: $isOn) { Label("Switch", systemImage: "bolt") }
          NavigationLink(value: 1) { Label("Page", systemImage: "gear") }
          Label("Own", systemImage: "circle.fill").foregroundStyle(.red)
          Section {
            Text("Body")
          } header: {
            Label("Header", systemImage: "circle.fill")
          }
        }
        .navigationDestination(for: Int.self) { _ in Label("Outside", systemImage: "circle.fill") }
      }
      .tint(.green)
    }
  }

  /// What is painted of the symbol before a title.
  private func color(_ served: ServedView, _ title: String) async throws -> String? {
    try await served.evaluate(
      """
      (e => { while (!e.querySelector('svg')) e = e.parentElement;
      return getComputedStyle(e.querySelector('svg')).fill; })(\(served.element(title)))
      """
    ).string
  }

  @Test("The symbols of labels in rows have the tint, and their titles are aligned")
  func labels() async throws {
    try await ServedView.with({ Settings() }, width: 390, height: 844) { served in
      let green = "rgb(52, 199, 89)"
      for title in ["Wide", "Narrow", "Switch", "Page"] {
        let found = try await color(served, title)
        #expect(found == green, "\(title)")
        let ink = try await served.evaluate("getComputedStyle(\(served.element(title))).color")
        #expect(ink.string == "rgb(0, 0, 0)", "\(title)")
      }
      let own = try await color(served, "Own"), header = try await color(served, "Header")
      #expect(own == "rgb(255, 59, 48)")
      #expect(header != green)
      let starts = try await served.evaluate(
        """
        new Set(['Narrow', 'Switch', 'Page', 'Own'].map(text =>
          [...document.querySelectorAll('body *')].findLast(e => e.textContent == text)
            .getBoundingClientRect().left)).size
        """)
      #expect(starts == 1)
      let lines = try await served.evaluate(
        """
        ['Wide', 'Narrow', 'Page'].map(text => {
          const e = [...document.querySelectorAll('body *')].findLast(e => e.textContent == text);
          const row = e.closest('li');
          const line = parseFloat(getComputedStyle(row, '::after').left);
          return Math.abs(row.getBoundingClientRect().left + line
            - e.getBoundingClientRect().left) < .5;
        }).join()
        """)
      #expect(lines == "true,true,true")
      try await served.click(served.element("Page"))
      #expect(try await served.shows("Outside"))
      let outside = try await color(served, "Outside")
      #expect(outside == "rgb(0, 0, 0)")
    }
  }

  private struct Drawings: View {
    var body: some View {
      List {
        Label {
          Text("Drawn")
        } icon: {
          ZStack { Color.red.aspectRatio(2, contentMode: .fit) }
        }
        Label {
          Text("Large")
        } icon: {
          Color.blue.frame(width: 60, height: 20)
        }
      }
    }
  }

  @Test("A drawing that would take all of a row has an icon's column; one with a size its own")
  func drawings() async throws {
    try await ServedView.with({ Drawings() }, width: 390, height: 844) { served in
      func start(_ title: String) async throws -> Double {
        try #require(
          try await served.evaluate(
            """
            (e => e.getBoundingClientRect().left - e.closest('li').getBoundingClientRect().left)(
              \(served.element(title)))
            """
          ).number)
      }
      let (drawn, large) = (try await start("Drawn"), try await start("Large"))
      #expect(large - drawn == 60 - 29)
      #expect(drawn == 16 + 29 + 12)
    }
  }

  private struct Choices: View {
    var body: some View {
      List {
        Button("Tinted") {}
        Button("Plain text") {}.foregroundStyle(.primary)
        Button("Quiet") {}.foregroundStyle(.secondary)
        Button {
        } label: {
          Text("Below").foregroundStyle(.secondary)
        }
        .foregroundStyle(.primary)
        Button {
        } label: {
          Text("Inside").foregroundStyle(.primary)
        }
        Button("Delete", role: .destructive) {}.foregroundStyle(.primary)
      }
      .tint(.green)
    }
  }

  @Test("What an author asks for around a button wins over the tint; inside it is a level of it")
  func levels() async throws {
    try await ServedView.with({ Choices() }, width: 390, height: 844) { served in
      let colors = [
        "Tinted": "rgb(52, 199, 89)", "Plain text": "rgb(0, 0, 0)", "Inside": "rgb(52, 199, 89)",
        "Quiet": "rgba(60, 60, 67, 0.76)", "Below": "rgba(60, 60, 67, 0.76)",
      ]
      for (title, color) in colors {
        let ink = try await served.evaluate("getComputedStyle(\(served.element(title))).color")
        #expect(ink.string == color, "\(title)")
      }
    }
  }

  private struct Naming: View {
    @State private var isNaming = false
    @State private var isDeleting = false
    @State private var name = ""

    var body: some View {
      VStack {
        Button("Name") { isNaming = true }
        Button("Delete") { isDeleting = true }
        TextField("Note", text: $name)
      }
      .alert("New name", isPresented: $isNaming) {
        TextField("Title", text: $name)
        Button("Save") {}
      }
      .alert("Really?", isPresented: $isDeleting) {
        Button("Yes", role: .destructive) {}
        Button("No", role: .cancel) {}
      }
    }
  }

  private static let ring = """
    (style => style.outlineStyle != 'none' && parseFloat(style.outlineWidth) > 0)(\
    getComputedStyle(document.activeElement))
    """

  @Test("What a finger opens has no ring, though something was typed before; Tab shows it")
  func rings() async throws {
    try await ServedView.with({ Naming() }, width: 390, height: 844) { served in
      try await served.page.tap(try await served.middle(served.element("Name")))
      #expect(try await served.wait("document.activeElement.placeholder == 'Title'"))
      try await served.page.type("abc")
      try await served.page.tap(try await served.middle(served.element("Save")))
      #expect(try await served.wait("!document.querySelector('dialog[open]')"))
      #expect(try await served.evaluate(Self.ring) == false)
      try await served.page.tap(
        try await served.middle("document.querySelector('[placeholder=Note]')"))
      try await served.page.type("d")
      try await served.page.tap(try await served.middle(served.element("Delete")))
      #expect(try await served.shows("Really?"))
      #expect(try await served.evaluate(Self.ring) == false)
      try await served.page.press(.tab)
      #expect(try await served.wait("document.activeElement.textContent == 'Yes'"))
      #expect(try await served.evaluate(Self.ring) == true)
    }
  }
}
