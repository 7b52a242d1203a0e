import Browser
import Foundation
import Testing
import ViewTree

/// What is behind bars while a page is scrolled.
@Suite("Backgrounds of bars", .serialized)
@MainActor
struct BarBackgroundTests {
  private struct Rows: View {
    let visibility: Visibility
    var body: some View {
      NavigationStack {
        ScrollView { ForEach(0..<60, id: \.self) { Text("row \($0)").frame(height: 40) } }
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(visibility, for: .navigationBar)
      }
    }
  }

  private static let scroller =
    "[...document.querySelectorAll('html, body, body *')].find(e => e.scrollHeight > e.clientHeight + 900 "
    + "&& (e == document.scrollingElement || /auto/.test(getComputedStyle(e).overflowY)))"
  private static let background = "getComputedStyle(document.querySelector('.n-bar'), '::before')"

  @Test("A bar has something behind it once the page is scrolled below it")
  func scrolled() async throws {
    try await ServedView.with({ Rows(visibility: .automatic) }) { served in
      #expect(try await served.wait("\(Self.background).opacity == 0"))
      try await served.evaluate("\(Self.scroller).scrollTop = 700; true")
      #expect(try await served.wait("\(Self.background).opacity == 1"))
      #expect(
        try await served.wait("document.querySelector('.n-bar').getBoundingClientRect().top == 0"))
      try await served.evaluate("\(Self.scroller).scrollTop = 0; true")
      #expect(try await served.wait("\(Self.background).opacity == 0"))
    }
  }

  @Test("Its author says that it is always there, or never")
  func said() async throws {
    try await ServedView.with({ Rows(visibility: .visible) }) { served in
      let isThere = try await served.wait("\(Self.background).opacity == 1")
      #expect(isThere)
    }
    try await ServedView.with({ Rows(visibility: .hidden) }) { served in
      try await served.evaluate("\(Self.scroller).scrollTop = 700; true")
      #expect(try await served.wait("\(Self.background).content == 'none'"))
    }
  }

  private struct Music: View {
    @State private var plays = false
    var body: some View {
      TabView {
        Tab("Songs", systemImage: "music.note") {
          ScrollView { ForEach(0..<60, id: \.self) { Text("song \($0)").frame(height: 40) } }
        }
        Tab("Stations", systemImage: "radio") { Text("stations") }
      }
      .tabViewBottomAccessory { Button(plays ? "Pause" : "Play") { plays.toggle() } }
    }
  }

  @Test("What stands above the tabs stays there, over what is scrolled, in every tab")
  func accessory() async throws {
    try await ServedView.with({ Music() }) { served in
      let edges = "document.querySelector('.t-more').getBoundingClientRect()"
      let bar = "document.querySelector('.t-bar').getBoundingClientRect()"
      #expect(try await served.wait("Math.abs(\(edges).bottom - \(bar).top) < 2"))
      #expect(try await served.evaluate("\(bar).bottom == innerHeight") == true)
      try await served.click(served.element("Play"))
      #expect(try await served.shows("Pause"))
      try await served.evaluate("\(Self.scroller).scrollTop = 700; true")
      #expect(try await served.wait("Math.abs(\(edges).bottom - \(bar).top) < 2"))
      try await served.evaluate("document.querySelectorAll('.t-bar input')[1].click(); true")
      #expect(try await served.shows("stations"))
      #expect(try await served.wait("Math.abs(\(edges).bottom - \(bar).top) < 2"))
      try await served.click(served.element("Pause"))
      #expect(try await served.shows("Play"))
    }
  }
}
