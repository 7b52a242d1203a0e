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

  /// Pages whose paint reaches beyond the safe area; `first` is the first view below the bar.
  private enum Reaching: String, CaseIterable {
    case behindStack, behindScroll, paintedFrame, background, backgroundOfStack

    @MainActor @ViewBuilder var page: some View {
      switch self {
      case .behindStack:
        ZStack {
          Color.orange.ignoresSafeArea()
          VStack {
            Text("first").padding(0)
            Spacer()
          }
        }
      case .behindScroll:
        ZStack {
          LinearGradient(colors: [.orange, .orange], startPoint: .top, endPoint: .bottom)
            .edgesIgnoringSafeArea(.all)
          ScrollView { rows }
        }
      case .paintedFrame:
        VStack {
          Text("first")
          Text("second")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top).background(Color.orange)
      case .background:
        VStack {
          Text("first")
          Spacer()
        }
        .frame(maxWidth: .infinity)
        .background { Color.orange.ignoresSafeArea() }
      case .backgroundOfStack:
        VStack(spacing: 0) {
          ScrollView { rows }
          Button("Below") {}
        }
        .background(Color.orange)
      }
    }

    private var rows: some View {
      VStack {
        Text("first")
        ForEach(0..<60, id: \.self) { Text("row \($0)") }
      }
    }
  }

  /// A page alone, pushed, or in a tab.
  private enum Place: CaseIterable { case alone, inTab }

  @Test(
    "Paint that fills a page reaches below the bar, and what it is behind begins below the bar",
    arguments: Reaching.allCases, Place.allCases)
  private func reaching(_ reaching: Reaching, _ place: Place) async throws {
    try await ServedView.with {
      Group {
        if place == .alone {
          NavigationStack { reaching.page.navigationTitle("Title") }
        } else {
          TabView {
            NavigationStack { reaching.page.navigationTitle("Title") }.tabItem { Text("Tab") }
          }
        }
      }
    } _: { served in
      #expect(try await top("first", served) == 96)
      let paint = try await served.evaluate(
        """
        (() => {
          const painted = document.elementsFromPoint(200, 6).find(e => {
            const style = getComputedStyle(e);
            return style.backgroundImage != 'none' || style.backgroundColor != 'rgba(0, 0, 0, 0)';
          });
          const style = getComputedStyle(painted), box = painted.getBoundingClientRect();
          return [/255, 149, 0/.test(style.backgroundImage + style.backgroundColor), box.top, box.width].join();
        })()
        """)
      let width = try #require(try await served.evaluate("document.body.clientWidth").number)
      #expect(paint.string == "true,0,\(Int(width))")
    }
  }

  @Test("A scroll view at a page's top has the bar in it, whatever is below and over it")
  func atTop() async throws {
    try await ServedView.with {
      NavigationStack {
        ZStack(alignment: .bottomTrailing) {
          VStack(spacing: 0) {
            List(0..<60, id: \.self) { Text("row \($0)") }
            Button("Below") {}.frame(height: 40)
          }
          Button("Over") {}.padding(.bottom, 60)
        }
        .navigationTitle("Title")
      }
    } _: { served in
      let scroller =
        "[...document.querySelectorAll('*')].find(e => e.scrollHeight > e.clientHeight + 900 "
        + "&& getComputedStyle(e).overflowY == 'auto')"
      let height = try #require(try await served.evaluate("innerHeight").number)
      #expect(try await served.evaluate("\(scroller).clientHeight").number == height - 40)
      #expect(try await served.evaluate("\(scroller).querySelector('h1').textContent") == "Title")
      let over = try await top("Over", served)
      try await served.evaluate("\(scroller).scrollTop = 400; true")
      #expect(try await served.wait("\(scroller).scrollTop == 400"))
      #expect(try await top("Over", served) == over)
      #expect(
        try await served.wait(
          "[...document.querySelectorAll('.n-small')].map(e => getComputedStyle(e).opacity).join() == '1'"
        ))
    }
  }

  @Test("A view that doesn't fill the page keeps its paint to itself")
  func small() async throws {
    try await ServedView.with {
      NavigationStack {
        Text("small").background(Color.orange.ignoresSafeArea()).navigationTitle("Title")
      }
    } _: { served in
      let isSmall = try await served.evaluate(
        "[...document.querySelectorAll('*')].filter(e => /255, 149, 0/.test(getComputedStyle(e).backgroundColor))"
          + ".every(e => e.getBoundingClientRect().height < 40)")
      #expect(isSmall == true)
    }
  }

  /// Pages that ignore the safe area themselves.
  private enum Ignoring: CaseIterable {
    case scrolled, stacked, layered

    @MainActor @ViewBuilder var page: some View {
      switch self {
      case .scrolled:
        ScrollView {
          picture
          ForEach(0..<60, id: \.self) { Text("row \($0)") }
        }
        .ignoresSafeArea(edges: .top)
      case .stacked:
        VStack {
          picture
          Spacer()
        }
        .edgesIgnoringSafeArea(.top)
      case .layered:
        ZStack(alignment: .top) {
          Color.gray
          picture
        }
        .ignoresSafeArea()
      }
    }

    private var picture: some View {
      Text("picture").frame(maxWidth: .infinity).frame(height: 200, alignment: .top)
        .background(.orange)
    }
  }

  @Test(
    "A view that ignores the safe area begins at the page's top, and the bar over it can be pressed",
    arguments: Ignoring.allCases, [NavigationBarItem.TitleDisplayMode.inline, .large])
  private func ignoring(_ page: Ignoring, _ mode: NavigationBarItem.TitleDisplayMode) async throws {
    try await ServedView.with {
      NavigationStack {
        NavigationLink("Go") {
          page.page.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
        }
      }
    } _: { served in
      try await served.click(served.element("Go"))
      #expect(try await served.shows("picture"))
      #expect(try await top("picture", served) == 0)
      let height = try await served.evaluate("document.documentElement.scrollHeight - innerHeight")
      if page != .scrolled { #expect(height == 0) }
      try await served.evaluate("scrollTo(0, 300)")
      try await served.click("document.querySelector('header a, header button')")
      #expect(try await served.shows("Go"))
    }
  }

  @Test("A layer over a scroll view that ignores the safe area begins at the page's top")
  func dimmed() async throws {
    try await ServedView.with {
      NavigationStack {
        List(0..<60, id: \.self) { Text("row \($0)") }
          .overlay { Color.orange.opacity(0.4).ignoresSafeArea() }
          .navigationTitle("Title")
      }
    } _: { served in
      let top = try await served.evaluate(
        """
        [...document.querySelectorAll('body *')]
          .find(e => /255 149 0|255, 149, 0|orange|0.584/.test(getComputedStyle(e).backgroundColor)
            || getComputedStyle(e).opacity == '0.4')
          .getBoundingClientRect().top
        """)
      #expect(top == 0)
    }
  }
}
