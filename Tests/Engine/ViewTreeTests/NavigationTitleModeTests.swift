import Testing

@testable import ViewTree

@Suite("How titles of pushed views stand") @MainActor
struct NavigationTitleModeTests {
  private struct Pages: View {
    let modes: [NavigationBarItem.TitleDisplayMode?]

    var body: some View {
      NavigationStack { page(0) }
    }

    private func page(_ depth: Int) -> AnyView {
      let content = VStack {
        if depth + 1 < modes.count {
          NavigationLink("Push \(depth)") { page(depth + 1) }
        }
      }
      .navigationTitle("Page \(depth)")
      if let mode = modes[depth] {
        return AnyView(content.navigationBarTitleDisplayMode(mode))
      }
      return AnyView(content)
    }
  }

  @Test(
    "As the one below, unless a view says something else",
    arguments: [
      ([nil, nil], [true, true]),
      ([.inline, nil, nil], [false, false, false]),
      ([nil, .inline, nil], [true, false, false]),
      ([nil, .inline, .automatic], [true, false, false]),
      ([.inline, .large, nil], [false, true, true]),
      ([.inline, nil, .large], [false, false, true]),
    ] as [([NavigationBarItem.TitleDisplayMode?], [Bool])])
  func inherited(_ modes: [NavigationBarItem.TitleDisplayMode?], _ areLarge: [Bool]) throws {
    var page = try LivePage(Pages(modes: modes))
    for depth in modes.indices {
      if depth > 0 { try page.press("Push \(depth - 1)") }
      #expect(page.html.contains("n-small") == areLarge[depth], "\(depth)")
    }
  }
}
