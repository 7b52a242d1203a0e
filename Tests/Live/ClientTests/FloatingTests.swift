import Browser
import Testing
import ViewTree

/// What lies over a list that scrolls: the round button that adds a row, a message, results of a search.
@Suite("Over lists", .serialized)
@MainActor
struct FloatingTests {
  private struct Rows<Content: View>: View {
    @State private var count = 40
    let around: (AnyView, Button<Text>) -> Content

    var body: some View {
      around(
        AnyView(List(0..<count, id: \.self) { Text("row \($0)") }),
        Button("Grow") { count += 1 })
    }
  }

  private static let views: [@MainActor () -> AnyView] = [
    {
      AnyView(
        NavigationStack {
          Rows { list, button in
            list.overlay(alignment: .bottomTrailing) { button.padding() }.navigationTitle("Rows")
          }
        })
    },
    {
      AnyView(
        NavigationStack {
          Rows { list, button in
            ZStack(alignment: .bottomTrailing) {
              list
              button.padding()
            }
            .navigationTitle("Rows")
          }
        })
    },
    { AnyView(Rows { list, button in list.overlay(alignment: .bottomTrailing) { button } }) },
    {
      AnyView(
        TabView {
          NavigationStack {
            Rows { list, button in
              VStack {
                list.overlay(alignment: .bottomTrailing) { button.padding() }
                Text("Below")
              }
              .navigationTitle("Rows")
            }
          }
          .tabItem { Text("Tab") }
        })
    },
  ]

  @Test("A button over a list stays in the window while the list scrolls", arguments: 0..<4)
  func button(_ number: Int) async throws {
    try await ServedView.with({ Self.views[number]() }) { served in
      let place = "\(served.element("Grow")).getBoundingClientRect()"
      let isSeen = "(b => b.top > innerHeight - 200 && b.bottom <= innerHeight)(\(place))"
      #expect(try await served.wait("\(served.element("row 3"))"))
      #expect(try await served.evaluate(isSeen) == true)
      let before = try await served.middle(served.element("Grow"))
      let first = "\(served.element("row 0")).getBoundingClientRect().top"
      try await served.evaluate("(\(served.element("row 39")).scrollIntoView(), 0)")
      #expect(try await served.wait("\(first) < 0"))
      let after = try await served.middle(served.element("Grow"))
      #expect(after == before)
      try await served.page.click(x: after.x, y: after.y)
      #expect(try await served.wait("\(served.element("row 40"))"))
    }
  }
}
