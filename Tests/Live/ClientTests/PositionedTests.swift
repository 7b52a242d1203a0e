import Browser
import Foundation
import Testing
import ViewTree

/// Notes that stand at points in front of a drawing, and keys that are heard on another tab.
private struct PinboardPage: View {
  @State private var strokes = 0
  @State private var chosen = 0

  var body: some View {
    TabView {
      ZStack {
        Canvas { _, _ in }.background(.white)
          .gesture(DragGesture(minimumDistance: 0).onEnded { _ in strokes += 1 })
        ForEach(0..<2) { number in
          Text("note \(number)").frame(width: 80, height: 80).background(.yellow)
            .position(x: 100 + CGFloat(number) * 120, y: 100)
            .onTapGesture { chosen += 1 + number * 10 }
        }
        Text(verbatim: "strokes \(strokes) chosen \(chosen)").position(x: 150, y: 300)
      }
      .tabItem { Text("Board") }
      TypedKeys().tabItem { Text("Keys") }
    }
  }
}

private struct TypedKeys: View {
  @FocusState private var isFocused: Bool
  @State private var typed = ""

  var body: some View {
    VStack {
      Text(verbatim: "typed \(typed)")
      Text(isFocused ? "heard" : "not heard")
      TextField("Name", text: .constant(""))
    }
    .focusable()
    .focused($isFocused)
    .onKeyPress(phases: .down) { press in
      typed += press.characters
      return .handled
    }
    .onAppear { isFocused = true }
  }
}

@Suite("Views at points, and keys of views", .serialized, .timeLimit(.minutes(2)))
@MainActor
struct PositionedTests {
  @Test("A view at a point is pressed where it is, and what is behind its room everywhere else")
  func presses() async throws {
    try await ServedView.with({ PinboardPage() }, width: 390, height: 844) { served in
      let page = served.page
      try await page.moveMouse(x: 60, y: 220)
      try await page.pressMouse(x: 60, y: 220)
      try await page.moveMouse(x: 200, y: 250)
      try await page.releaseMouse(x: 200, y: 250)
      #expect(try await served.shows("strokes 1 chosen 0"))
      try await served.click(served.element("note 0"))
      #expect(try await served.shows("strokes 1 chosen 1"))
      try await served.click(served.element("note 1"))
      #expect(try await served.shows("strokes 1 chosen 12"))
    }
  }

  @Test("A view that is focusable has the focus that its state says, and hears keys")
  func keys() async throws {
    try await ServedView.with({ PinboardPage() }, width: 390, height: 844) { served in
      try await served.click(served.element("Keys"))
      #expect(
        try await served.wait(
          "document.activeElement.tabIndex == 0 && document.activeElement.localName == 'div'"))
      #expect(try await served.wait("\(served.element("heard"))?.checkVisibility()"))
      try await served.page.press(#require(Key.typing("a")))
      #expect(try await served.shows("typed a"))
      try await served.evaluate("document.activeElement.blur()")
      #expect(try await served.shows("not heard"))
    }
  }
}
