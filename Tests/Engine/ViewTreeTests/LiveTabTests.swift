import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Tabs of live pages")
@MainActor
struct LiveTabTests {
  @MainActor
  private final class Log {
    var entries: [String] = []
  }

  private struct Screen: View {
    let name: String
    let log: Log
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log.entries.append("+\(name)") }
        .onDisappear { log.entries.append("-\(name)") }
        .navigationTitle(name)
    }
  }

  private struct Tagged: View {
    let log: Log
    @State private var chosen = "b"
    var body: some View {
      TabView(selection: $chosen) {
        Screen(name: "A", log: log).tabItem { Text("First") }.tag("a")
        Screen(name: "B", log: log).tag("b").tabItem { Text("Second") }
        Screen(name: "C", log: log).padding().tabItem { Text("Third") }.badge(3).tag("c")
      }
    }
  }

  private struct Untagged: View {
    let log: Log
    var body: some View {
      TabView {
        Tab("First", systemImage: "house") { Screen(name: "A", log: log) }
        Tab("Second", systemImage: "house") { Screen(name: "B", log: log) }
      }
    }
  }

  private struct Wrong: View {
    let log: Log
    @State private var chosen = "none of them"
    var body: some View {
      TabView(selection: $chosen) {
        Screen(name: "A", log: log).tabItem { Text("First") }.tag("a")
        Screen(name: "B", log: log).tabItem { Text("Second") }.tag("b")
      }
    }
  }

  private func choose(_ number: Int, _ page: inout LivePage) throws {
    let tabs = page.nodes(.check)
    try page.send(.check, .flag(true), to: tabs[number])
  }

  private struct Unlabelled: View {
    let isTagged: Bool
    @State private var chosen = 2
    var body: some View {
      ZStack(alignment: .bottom) {
        TabView(selection: $chosen) {
          ForEach(1..<4) { number in
            if isTagged { Text("Tab \(number)").tag(number) } else { Text("Tab \(number)") }
          }
        }
        Button("Next") { chosen += 1 }
      }
    }
  }

  @Test(
    "Tabs that are tagged alone have no bar, and are chosen by the app", arguments: [true, false])
  func unlabelled(isTagged: Bool) throws {
    var page = try LivePage(Unlabelled(isTagged: isTagged))
    #expect(page.view.noted == [])
    #expect(!page.html.contains("t-bar"))
    #expect(page.html.contains("Tab 2"))
    try page.press("Next")
    #expect(page.view.noted == [])
    #expect(page.html.contains("Tab 3"))
  }

  @Test("Only the chosen tab is made, wherever its tag stands; the others when they are chosen")
  func making() throws {
    let log = Log()
    var page = try LivePage(Tagged(log: log))
    #expect(page.html.contains("B 0"))
    #expect(!page.html.contains("A 0") && !page.html.contains("C 0"))
    #expect(page.nodes(.check).count == 3)
    #expect(page.html.contains("Third"))
    try choose(2, &page)
    #expect(page.html.contains("C 0") && page.html.contains("B 0"))
    #expect(!page.html.contains("A 0"))
    #expect(log.entries == ["+B", "-B", "+C"])
  }

  @Test("A tab keeps its state while another is shown")
  func state() throws {
    let log = Log()
    var page = try LivePage(Tagged(log: log))
    try page.press("B 0")
    try choose(0, &page)
    try choose(1, &page)
    #expect(page.html.contains("B 1"))
    #expect(log.entries == ["+B", "-B", "+A", "-A", "+B"])
  }

  @Test("Tabs without tags are made by their places")
  func untagged() throws {
    let log = Log()
    var page = try LivePage(Untagged(log: log))
    #expect(page.html.contains("A 0") && !page.html.contains("B 0"))
    try choose(1, &page)
    #expect(page.html.contains("B 0"))
    #expect(log.entries == ["+A", "-A", "+B"])
  }

  @Test("Where no tab has the chosen tag the first is shown and made")
  func wrong() throws {
    let log = Log()
    let page = try LivePage(Wrong(log: log))
    #expect(page.html.contains("A 0") && !page.html.contains("B 0"))
    #expect(log.entries == ["+A"])
  }

  private struct Cards: View {
    let isFixed: Bool
    var body: some View {
      TabView {
        ZStack {
          ScrollView {
            VStack {
              if isFixed {
                Text("a").frame(width: 700)
              } else {
                Image(systemName: "star").resizable().scaledToFit()
                HStack { Text("a") }.frame(maxWidth: 640).padding(.horizontal)
              }
            }
          }
        }
        .tabItem { Text("Cards") }
        Text("b").tabItem { Text("Others") }
      }
    }
  }

  @Test("Views of tabs that are wider than the page are panels", arguments: [false, true])
  func wide(isFixed: Bool) throws {
    let html = try LivePage(Cards(isFixed: isFixed)).html
    #expect(html.contains(/class="[^"]*t-panels[^"]*"><section/))
  }

  @Test("A page has the title of the tab that is shown")
  func title() throws {
    var page = try LivePage(Tagged(log: Log()))
    #expect(page.view.title == "B")
    try choose(0, &page)
    #expect(page.view.title == "A")
    try choose(1, &page)
    #expect(page.view.title == "B")
  }
}
