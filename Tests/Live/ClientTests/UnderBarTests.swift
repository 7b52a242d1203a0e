import Browser
import Foundation
import Testing
import ViewTree

/// What stays in its place while the page scrolls beneath a navigation bar.
@Suite("Under a navigation bar", .serialized)
@MainActor
struct UnderBarTests {
  private struct Sections: View {
    @State private var notice = "Saved"
    var body: some View {
      NavigationStack {
        ScrollView {
          Text("before").frame(height: 200)
          LazyVStack(pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<60, id: \.self) { Text("row \($0)").frame(height: 40) }
            } header: {
              Text("Header").frame(maxWidth: .infinity).frame(height: 30).background(.yellow)
            }
          }
        }
        .overlay(alignment: .top) { Text(notice).background(.green) }
        .navigationTitle("Title")
        .toolbar { Button("Change") { notice = "Changed" } }
      }
    }
  }

  private func top(_ text: String, _ served: ServedView) async throws -> Double {
    let box = try await served.evaluate("\(served.element(text)).getBoundingClientRect().top")
    return try #require(box.number)
  }

  @Test(
    "Pinned headers stay below the bar, alone on the page and in a tab", arguments: [false, true])
  func pinned(isInTab: Bool) async throws {
    try await ServedView.with {
      Group {
        if isInTab {
          TabView { Sections().tabItem { Text("Tab") } }
        } else {
          Sections()
        }
      }
    } _: { served in
      let scroller =
        "[...document.querySelectorAll('body, body *')].find(e => e.scrollHeight > e.clientHeight + 900 "
        + "&& /auto/.test(getComputedStyle(e).overflowY))"
      try await served.evaluate("\(scroller).scrollTop = 700; true")
      #expect(try await served.wait("\(scroller).scrollTop == 700"))
      #expect(try await top("Header", served) == 44)
    }
  }

  @Test("What lies over a scroll view at its top begins below the bar, with its large title")
  func overlay() async throws {
    try await ServedView.with({ Sections() }) { served in
      #expect(try await top("Saved", served) == 96)
      try await served.click(served.element("Change"))
      #expect(try await served.shows("Changed"))
      #expect(try await top("Changed", served) == 96)
    }
  }

  @Test("A pinned header of a scroll view that is no page's stays at its own top")
  func inner() async throws {
    try await ServedView.with {
      NavigationStack {
        VStack {
          Text("above")
          ScrollView {
            LazyVStack(pinnedViews: .sectionHeaders) {
              Section {
                ForEach(0..<60, id: \.self) { Text("row \($0)").frame(height: 40) }
              } header: {
                Text("Header").frame(height: 30)
              }
            }
          }
          .frame(height: 300)
        }
        .navigationTitle("Title")
      }
    } _: { served in
      let scroller =
        "[...document.querySelectorAll('*')].find(e => e.clientHeight == 300 && e.scrollHeight > 900)"
      try await served.evaluate("\(scroller).scrollTop = 500; true")
      let gap = try await served.evaluate(
        "\(served.element("Header")).getBoundingClientRect().top - \(scroller).getBoundingClientRect().top"
      ).number
      #expect(gap == 0)
    }
  }
}
