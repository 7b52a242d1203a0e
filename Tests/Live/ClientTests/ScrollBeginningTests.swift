import Browser
import Foundation
import Testing
import ViewTree

/// Where scroll views begin, and where their content does.
@Suite("Beginnings of scroll views", .serialized)
@MainActor
struct ScrollBeginningTests {
  private struct Chat: View {
    @State private var count = 40
    var body: some View {
      VStack {
        ScrollView {
          LazyVStack { ForEach(0..<count, id: \.self) { Text("line \($0)").frame(height: 40) } }
        }
        .defaultScrollAnchor(.bottom)
        Button("Answer") { count += 3 }
      }
    }
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Text("first").tabItem { Text("One") }
        Chat().tabItem { Text("Two") }
      }
    }
  }

  private let gap =
    "(e => e.scrollHeight - e.clientHeight - e.scrollTop)([...document.querySelectorAll('*')]"
    + ".find(e => e.clientHeight > 300 && e.clientHeight < 800 && e.scrollHeight > 1500))"

  @Test("What is anchored at its end begins there, also in a tab that is shown later")
  func end() async throws {
    try await ServedView.with({ Chat() }) { served in
      let isAtEnd = try await served.wait("\(gap) < 2")
      #expect(isAtEnd)
    }
    try await ServedView.with({ Tabs() }) { served in
      try await served.click(served.element("Two"))
      #expect(try await served.shows("line 39"))
      #expect(try await served.wait("\(gap) < 2"))
    }
  }

  @Test("What is added is seen by who was at the end, and moves nobody else")
  func growth() async throws {
    try await ServedView.with({ Chat() }) { served in
      #expect(try await served.wait("\(gap) < 2"))
      try await served.click(served.element("Answer"))
      #expect(try await served.shows("line 42"))
      #expect(try await served.wait("\(gap) < 2"))
      try await served.evaluate(
        "[...document.querySelectorAll('*')].find(e => e.clientHeight > 300 && e.scrollTop > 0).scrollTop = 200; true"
      )
      try await served.click(served.element("Answer"))
      #expect(try await served.shows("line 45"))
      #expect(
        try await served.wait(
          "[...document.querySelectorAll('*')].some(e => e.clientHeight > 300 && e.scrollTop == 200)"
        ))
    }
  }

  private struct Cards: View {
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(0..<8, id: \.self) { Text("card \($0)").frame(width: 300, height: 100) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .safeAreaPadding(.horizontal, 24)
    }
  }

  @Test("The content of a scroll view begins inside of its safe area, and scrolls beneath it")
  func safeArea() async throws {
    try await ServedView.with({ Cards() }) { served in
      let left =
        "Math.round(\(served.element("card 0")).closest('div,p').getBoundingClientRect().left)"
      #expect(try await served.wait("\(left) >= 24"))
      let scroller =
        "[...document.querySelectorAll('*')].find(e => e.scrollWidth > e.clientWidth + 900)"
      let width = try await served.evaluate("\(scroller).clientWidth").number
      #expect(width == 400)
      let offset = try await served.evaluate("\(scroller).scrollLeft").number
      #expect(offset == 0)
    }
  }
}
