import Browser
import Foundation
import Testing
import ViewTree

/// What is there when something has been opened.
@Suite("Opened dialogs", .serialized)
@MainActor
struct OpeningTests {
  private struct Covers: View {
    @State private var isOpen = true
    @State private var isChoosing = false
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Name", text: $text)
        Button("Open") { isOpen = true }
        Button("Choose") { isChoosing = true }
          .popover(isPresented: $isChoosing) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))]) {
              ForEach(0..<8, id: \.self) { number in Button("\(number)") { isChoosing = false } }
            }
            .padding()
            .frame(width: 260)
            .presentationCompactAdaptation(.popover)
          }
      }
      .fullScreenCover(isPresented: $isOpen) {
        VStack {
          TabView {
            Text("one")
            Text("two")
          }
          .tabViewStyle(.page)
          Button("Close") { isOpen = false }
        }
      }
    }
  }

  private let hasRing = "document.activeElement.matches('dialog:modal *')"

  @Test(
    "Nothing in a dialog has a ring that came by itself or by a press; by a key its first control has"
  )
  func ring() async throws {
    try await ServedView.with({ Covers() }) { served in
      #expect(try await served.wait("document.activeElement.matches('dialog:modal')"))
      let outline = "getComputedStyle(document.activeElement).outlineStyle"
      #expect(try await served.evaluate(outline).string == "none")
      try await served.page.press(.tab)
      #expect(try await served.wait(hasRing))
      try await served.click(served.element("Close"))
      #expect(try await served.wait("!document.querySelector('dialog:modal')"))
      try await served.click("document.querySelector('input')")
      try await served.page.type("Ada")
      try await served.click(served.element("Open"))
      #expect(try await served.wait("document.activeElement.matches('dialog:modal')"))
      #expect(try await served.evaluate(outline).string == "none")
      try await served.page.press(.escape)
      #expect(try await served.wait("!document.querySelector('dialog:modal')"))
      try await served.evaluate("\(served.element("Open")).closest('button').focus(); true")
      try await served.page.press(.enter)
      #expect(try await served.wait(hasRing))
    }
  }

  @Test("A popover is as wide as the frame of its content, with as many columns as fit in there")
  func popover() async throws {
    try await ServedView.with({ Covers() }, width: 1280, height: 800) { served in
      try await served.click(served.element("Close"))
      #expect(try await served.wait("!document.querySelector('dialog:modal')"))
      try await served.click(served.element("Choose"))
      #expect(try await served.wait("document.querySelector('dialog:modal')"))
      let width = "document.querySelector('dialog:modal').getBoundingClientRect().width"
      #expect(try await served.evaluate(width).number == 260)
      let rows =
        "new Set([...document.querySelectorAll('dialog:modal button')].map(e => e.getBoundingClientRect().top)).size"
      #expect(try await served.evaluate(rows).number == 2)
    }
  }

  private struct Folds: View {
    @State private var isOpen = false
    @State private var isShown = false
    @State private var heard = ""
    var body: some View {
      VStack {
        DisclosureGroup("Details", isExpanded: $isOpen) { Text("inside") }
        Button("Show") { isShown = true }
        Button("Say") { heard += isOpen ? "open " : isShown ? "shown " : "shut " }
        Text("Heard: \(heard)")
      }
      .sheet(isPresented: $isShown) { Text("A sheet") }
    }
  }

  @Test("What is pressed at once after something has closed or opened comes behind it")
  func order() async throws {
    try await ServedView.with({ Folds() }) { served in
      let say = "\(served.element("Say")).closest('button').click(); true"
      for count in 1...2 {
        try await served.evaluate("\(served.element("Show")).closest('button').click(); true")
        #expect(try await served.wait("document.querySelector('dialog:modal')"))
        // Browsers tell of it when what runs now has ended.
        try await served.evaluate("document.querySelector('dialog:modal').close(); \(say)")
        let heard = String(repeating: "shut ", count: count).dropLast()
        #expect(try await served.wait("document.body.innerText.includes('Heard: \(heard)')"))
        #expect(try await served.wait("!document.querySelector('dialog')"))
      }
      try await served.evaluate("document.querySelector('summary').click(); \(say)")
      #expect(try await served.shows("Heard: shut shut open"))
    }
  }

  private struct Tiles: View {
    @State private var opened = "nothing"
    var body: some View {
      VStack {
        ForEach(["Oslo", "Lima"], id: \.self) { name in
          Text(name).frame(width: 200, height: 60)
            .onTapGesture { opened = name }
            .contextMenu { Button("Like \(name)") { opened = "heart of \(name)" } }
        }
        Text("Opened \(opened)")
      }
    }
  }

  @Test("What is come to by keys for its menu is pressed by them, too")
  func tile() async throws {
    try await ServedView.with({ Tiles() }) { served in
      #expect(try await served.loads("gestures"))
      #expect(try await served.wait("document.querySelectorAll('[tabindex=\"0\"]').length == 2"))
      try await served.page.press(.tab)
      try await served.page.press(.tab)
      try await served.page.press(.enter)
      #expect(try await served.shows("Opened Lima"))
    }
  }
}
