import Browser
import Testing
import ViewTree

/// Bars below a stack's view, as they are pressed.
@Suite("Bars at the end", .serialized)
@MainActor
struct ToolbarTests {
  private struct Amount: View {
    @State private var name = ""
    @State private var log = ""
    @State private var isOn = false
    @FocusState private var isFocused: Bool
    var body: some View {
      NavigationStack {
        Form {
          TextField("Name", text: $name).focused($isFocused)
          Toggle("Switch", isOn: $isOn)
          Text("log \(log) \(isFocused).")
        }
        .navigationTitle("Amount")
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Ready") {
              log += "r"
              isFocused = false
            }
          }
        }
      }
    }
  }

  private static let isShown = "document.querySelector('.n-keys').offsetHeight > 20"

  @Test("A keyboard's bar is there while a text field has the focus, and its button takes it away")
  func keyboardBar() async throws {
    try await ServedView.with({ Amount() }) { served in
      let field = "document.querySelector('input[placeholder=Name]')"
      #expect(try await served.evaluate(Self.isShown) == false)
      try await served.click(field)
      #expect(try await served.wait(Self.isShown))
      try await served.page.type("x")
      let place = try await served.evaluate(
        """
        (b => [b.right <= innerWidth - 16, b.right > innerWidth - 24, b.bottom <= innerHeight].join())(\
        \(served.element("Ready")).getBoundingClientRect())
        """)
      #expect(place.string == "true,true,true")
      try await served.click(served.element("Ready"))
      #expect(try await served.shows("log r false."))
      #expect(try await served.wait("!(\(Self.isShown))"))
      #expect(try await served.evaluate("\(field).value").string == "x")
      try await served.click("document.querySelector('[type=checkbox]')")
      #expect(try await served.wait("document.querySelector('[type=checkbox]').checked"))
      #expect(try await served.evaluate(Self.isShown) == false)
    }
  }

  @Test("A keyboard's bar is reached by Tab from its field, past other controls")
  func keyboardBarByKeys() async throws {
    try await ServedView.with({ Amount() }) { served in
      try await served.click("document.querySelector('input[placeholder=Name]')")
      #expect(try await served.wait(Self.isShown))
      try await served.page.press(.tab)
      try await served.page.press(.tab)
      #expect(try await served.wait("document.activeElement.textContent == 'Ready'"))
      #expect(try await served.evaluate(Self.isShown) == true)
      try await served.page.press(.enter)
      #expect(try await served.shows("log r false."))
    }
  }

  private struct Adding: View {
    @State private var path: [String] = []
    @State private var isAsked = false
    @State private var name = ""

    var body: some View {
      NavigationStack(path: $path) {
        Button("Add") { isAsked = true }
          .alert("Name?", isPresented: $isAsked) {
            TextField("Name", text: $name)
            Button("Create") { path.append(name) }
          }
          .navigationDestination(for: String.self) { title in
            TextField("Note", text: $name)
              .navigationTitle("Page \(title)")
              .toolbar { ToolbarItem(placement: .keyboard) { Button("Ready") {} } }
          }
      }
    }
  }

  @Test("A keyboard's bar is not there on a page that comes after something was typed")
  func keyboardBarOfNextPage() async throws {
    try await ServedView.with({ Adding() }) { served in
      try await served.click(served.element("Add"))
      #expect(try await served.wait("document.activeElement.placeholder == 'Name'"))
      try await served.page.type("x")
      try await served.click(served.element("Create"))
      #expect(try await served.wait("document.activeElement.innerText == 'Page x'"))
      #expect(try await served.evaluate(Self.isShown) == false)
      try await served.click("document.querySelector('[placeholder=Note]')")
      #expect(try await served.wait(Self.isShown))
    }
  }

  private struct Spread: View {
    var body: some View {
      NavigationStack {
        Text("Body")
          .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("One") {}
              Button("Two") {}
              Button("Three") {}
            }
          }
      }
    }
  }

  @Test("The views of a group at the bottom stand as far from each other as can be")
  func spread() async throws {
    try await ServedView.with({ Spread() }) { served in
      let one = try await served.middle(served.element("One")).x
      let two = try await served.middle(served.element("Two")).x
      let three = try await served.middle(served.element("Three")).x
      #expect(one < 60)
      #expect(abs(two - 200) < 20)
      #expect(three > 340)
    }
  }
}
