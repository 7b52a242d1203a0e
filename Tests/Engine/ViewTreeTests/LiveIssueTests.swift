import Testing

@testable import ViewTree

@Suite("What an author is told of changes") @MainActor
struct LiveIssueTests {
  private struct Greedy: View {
    @State private var count = 0
    var body: some View {
      let _ = count < 3 ? count += 1 : ()
      Text(verbatim: "\(count)")
    }
  }

  private struct Outer: View {
    var body: some View { VStack { Greedy() } }
  }

  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      Button("Go") { count += 1 }
        .onChange(of: count) { count += 1 }
      Text(verbatim: "\(count)")
    }
  }

  private struct Chain: View {
    @State private var first = 0
    @State private var second = 0
    var body: some View {
      Button("Go") { first += 1 }
        .onChange(of: first) { second = first }
      Text(verbatim: "\(second)")
    }
  }

  private struct Doubled: View {
    @State private var names = ["Ann"]
    var body: some View {
      Button("Add") { names.append("Ann") }
      ForEach(names, id: \.self) { Text($0) }
    }
  }

  @Test("A body that changes state is named, once, and nothing else is said of it")
  func changeInBody() throws {
    let page = try LivePage(Outer())
    #expect(page.html.contains(">3<"))
    #expect(page.view.noted.map(\.code) == [.changeInBody])
    #expect(page.view.noted.first?.viewPath == ["Outer", "Greedy"])
  }

  @Test("An onChange that changes what it waits for is named when it goes round")
  func endless() throws {
    var page = try LivePage(Restless())
    #expect(page.view.noted == [])
    try page.press("Go")
    #expect(page.view.noted.map(\.code) == [.endlessChange])
    #expect(page.view.noted.first?.viewPath == ["Restless"])
  }

  @Test("An onChange that comes to rest is no problem")
  func chain() throws {
    var page = try LivePage(Chain())
    try page.press("Go")
    #expect(page.html.contains(">1<"))
    #expect(page.view.noted == [])
  }

  @Test("A page without a server says it of an endless change, too")
  func staticPage() throws {
    struct Opening: View {
      @State private var count = 0
      var body: some View {
        Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 }
      }
    }
    #expect(try HTMLRenderer(content: Opening()).warnings.map(\.code) == [.endlessChange])
  }

  @Test("Two rows with one id are told with the id, when they come")
  func duplicates() throws {
    var page = try LivePage(Doubled())
    #expect(page.view.noted == [])
    try page.press("Add")
    #expect(page.view.noted.map(\.code) == [.duplicateID])
    #expect(page.view.noted.first?.viewPath == ["Doubled"])
    #expect(page.view.noted.first?.message.hasPrefix("Two rows have the id Ann, ") == true)
    try page.press("Add")
    #expect(page.view.noted.count == 1)
  }
}
