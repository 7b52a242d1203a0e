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
