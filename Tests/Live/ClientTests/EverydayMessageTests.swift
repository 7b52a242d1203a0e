import Browser
import Foundation
import Testing
import ViewTree

/// What people do in a chat and in a list of conversations.
@Suite("Everyday messages", .serialized)
@MainActor
struct EverydayMessageTests {
  private struct Chat: View {
    @State private var lines = (0..<40).map { "line \($0)" }
    @State private var draft = ""
    @State private var isChoosing = false
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack {
            ForEach(lines, id: \.self) { Text($0).frame(height: 40) }
            Color.clear.frame(height: 1).id("end")
          }
        }
        .onAppear { proxy.scrollTo("end", anchor: .bottom) }
        .onChange(of: lines.count) { withAnimation { proxy.scrollTo("end", anchor: .bottom) } }
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          Button("Faces") { isChoosing = true }
            .popover(isPresented: $isChoosing) {
              Text("smile").padding().presentationCompactAdaptation(.popover)
            }
          TextField("Message", text: $draft)
          Button("Send") {
            lines.append(draft)
            draft = ""
            Task {
              try? await Task.sleep(for: .milliseconds(50))
              lines.append("answer \(lines.count)")
            }
          }
        }
        .frame(height: 44)
      }
    }
  }

  @Test("A chat scrolls to what was sent, and to the answer")
  func sending() async throws {
    try await ServedView.with({ Chat() }, width: 390, height: 844) { served in
      let scroller = "[...document.querySelectorAll('body *')].find(e => e.scrollTop > 0)"
      let isAtEnd =
        "(e => e && e.scrollHeight - e.clientHeight - e.scrollTop < 2)(\(scroller))"
      #expect(try await served.wait(isAtEnd))
      for text in ["first", "second"] {
        try await served.click("document.querySelector('input')")
        try await served.page.type(text)
        try await served.click(served.element("Send"))
        let answer = text == "first" ? "answer 41" : "answer 43"
        #expect(try await served.shows(answer))
        #expect(try await served.wait(isAtEnd), "\(text)")
      }
    }
  }

  @Test("A popover of what stands at the bottom is next to it")
  func popover() async throws {
    try await ServedView.with({ Chat() }, width: 390, height: 844) { served in
      try await served.click(served.element("Faces"))
      #expect(try await served.wait("document.querySelector('dialog:modal')"))
      let gap = try await served.evaluate(
        """
        \(served.element("Faces")).getBoundingClientRect().top
          - document.querySelector('dialog').getBoundingClientRect().bottom
        """)
      #expect(try #require(gap.number) < 20)
      #expect(try #require(gap.number) >= 0)
    }
  }

  private struct Inbox: View {
    @State private var selection = Set<Int>()
    @State private var isByTime = false
    @State private var query = ""
    var body: some View {
      NavigationStack {
        List(selection: $selection) {
          ForEach(0..<3, id: \.self) { number in
            NavigationLink {
              Text("page")
            } label: {
              Text("row \(number)")
            }
          }
        }
        .navigationTitle("Inbox")
        .searchable(text: $query)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { EditButton() }
          ToolbarItem(placement: .topBarTrailing) {
            Menu("Sort") { Button("by time") { isByTime = true } }
          }
          ToolbarItem(placement: .bottomBar) {
            Text("chosen \(selection.sorted().map(String.init).joined(separator: ",")).")
          }
        }
      }
    }
  }

  @Test("A press on a row that is edited chooses it, though it has a link")
  func editing() async throws {
    try await ServedView.with({ Inbox() }, width: 390, height: 844) { served in
      try await served.click(served.element("Edit"))
      #expect(try await served.wait("document.querySelectorAll('.l-pick').length == 3"))
      try await served.click(served.element("row 1"))
      #expect(try await served.shows("chosen 1."))
      try await served.click(served.element("row 2"))
      #expect(try await served.shows("chosen 1,2."))
      try await served.click(served.element("row 1"))
      #expect(try await served.shows("chosen 2."))
      try await served.click(served.element("Done"))
      #expect(try await served.wait("document.querySelectorAll('.l-row button').length == 3"))
      try await served.click(served.element("row 0"))
      #expect(try await served.shows("page"))
    }
  }

  @Test("A search that was cancelled stays so when a menu closes")
  func search() async throws {
    try await ServedView.with({ Inbox() }, width: 390, height: 844) { served in
      try await served.click("document.querySelector('input')")
      let isSearching = "!document.querySelector('.n-off')"
      #expect(try await served.wait(isSearching))
      try await served.page.type("row")
      try await served.click(served.element("Cancel"))
      #expect(try await served.wait("document.querySelector('.n-off')"))
      #expect(try await served.wait("document.activeElement.localName != 'input'"))
      try await served.click(served.element("Sort"))
      #expect(try await served.wait("document.querySelector('.m-items:popover-open')"))
      try await served.click(served.element("by time"))
      #expect(try await served.wait("!document.querySelector('.m-items:popover-open')"))
      #expect(try await served.evaluate(isSearching) == false)
      try await served.click("document.querySelector('input')")
      #expect(try await served.wait(isSearching))
    }
  }
}
