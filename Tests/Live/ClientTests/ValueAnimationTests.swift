import Browser
import Foundation
import Testing
import ViewTree

/// A ball that is moved, and goes its way when it is let go; a word beside it.
private struct BallPage: View {
  @State private var offset = 0.0
  @State private var isFree = false
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Button("Pull") { offset += 30 }
      Button("Free") {
        isFree.toggle()
        offset += 100
      }
      Button("Still") { withAnimation(.linear(duration: 1000)) { count += 1 } }
      HStack(spacing: 0) {
        Text("Ball").offset(x: offset).animation(.linear(duration: 1000), value: isFree)
      }
      HStack(spacing: 0) {
        Text("Beside").offset(x: offset)
      }
      HStack(spacing: 0) {
        Text("At once").offset(x: Double(count) * 50).animation(nil, value: count)
      }
      HStack(spacing: 0) {
        Text("Slowly").offset(x: Double(count) * 50)
      }
      Text(verbatim: "Count \(count)")
    }
  }
}

/// Views that take each other's place, without a view of their own around them.
private struct TurnPage: View {
  @State private var isFront = true
  @State private var isThere = true

  var body: some View {
    VStack {
      Button("Turn") { isFront.toggle() }
      Button("Drop") { isThere.toggle() }
      Group {
        if isFront {
          Text("Front").transition(.opacity)
        } else {
          Text("Back").transition(.opacity)
        }
      }
      .animation(.linear(duration: 1000), value: isFront)
      Group {
        if isThere { Text("There").transition(.opacity) }
      }
      .animation(.linear(duration: 1000), value: isThere)
    }
  }
}

/// A page whose views are all animated by a value that stays.
private struct LeftPage: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Go") {
        VStack {
          Text("Pushed")
          Spacer()
        }
        .animation(.linear(duration: 1000), value: 1)
      }
    }
    .animation(.linear(duration: 1000), value: "same")
  }
}

@Suite("Changes are animated by values", .serialized, .timeLimit(.minutes(2)))
@MainActor
struct ValueAnimationTests {
  private func place(_ text: String, _ served: ServedView) async throws -> Double {
    try await served.evaluate("\(served.element(text)).getBoundingClientRect().x").number ?? -1
  }

  @Test("A view goes its way when its value is another one, and follows at once where it isn't")
  func value() async throws {
    try await ServedView.with({ BallPage() }, width: 800) { served in
      let start = try await place("Ball", served)
      try await served.click(served.element("Pull"))
      #expect(
        try await served.wait(
          "\(served.element("Ball")).getBoundingClientRect().x == \(start + 30)"))
      #expect(try await served.evaluate("\(ServedView.animations).length").number == 0)
      try await served.click(served.element("Free"))
      // What is beside it has the other place; it is on its way.
      #expect(
        try await served.wait(
          "\(served.element("Beside")).getBoundingClientRect().x == \(start + 130)"))
      let onItsWay = try await place("Ball", served)
      #expect(onItsWay >= start + 30 && onItsWay < start + 60)
      #expect(try await served.evaluate("\(ServedView.animations).length").number == 1)
      // What else happens leaves it on its way.
      try await served.click(served.element("Still"))
      #expect(try await served.shows("Count 1"))
      #expect(try await place("Ball", served) < start + 60)
      // Pulled again it goes where it is pulled.
      try await served.click(served.element("Pull"))
      #expect(
        try await served.wait(
          "\(served.element("Ball")).getBoundingClientRect().x == \(start + 160)"))
    }
  }

  @Test("A view is left out of an animation by its value")
  func without() async throws {
    try await ServedView.with({ BallPage() }, width: 800) { served in
      let start = try await place("Ball", served)
      try await served.click(served.element("Still"))
      #expect(
        try await served.wait(
          "\(served.element("At once")).getBoundingClientRect().x == \(start + 50)"))
      #expect(try await place("Slowly", served) < start + 20)
    }
  }

  @Test("What comes and goes in a group does so by the group's animation")
  func group() async throws {
    try await ServedView.with({ TurnPage() }) { served in
      let shown = { (text: String) in
        """
        [...document.querySelectorAll('body *')].filter(e => e.textContent == '\(text)')
          .some(e => e.getAnimations({ subtree: true }).length)
        """
      }
      try await served.click(served.element("Turn"))
      #expect(try await served.wait("\(shown("Front")) && \(shown("Back"))"))
      try await served.finishAnimations()
      #expect(try await served.wait("!document.body.innerText.includes('Front')"))
      try await served.click(served.element("Drop"))
      #expect(try await served.wait(shown("There")))
      try await served.finishAnimations()
      #expect(try await served.wait("!document.body.innerText.includes('There')"))
      try await served.click(served.element("Drop"))
      #expect(try await served.wait(shown("There")))
    }
  }

  @Test("A page that is left goes at once, whatever its views are animated by")
  func left() async throws {
    try await ServedView.with({ LeftPage() }) { served in
      try await served.click(served.element("Go"))
      #expect(try await served.shows("Pushed"))
      try await served.evaluate("history.back()")
      #expect(try await served.wait("!document.body.innerText.includes('Pushed')"))
      #expect(try await served.evaluate("\(ServedView.animations).length").number == 0)
    }
  }
}
