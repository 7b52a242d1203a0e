import Browser
import Foundation
import Testing
import ViewTree

/// What people see at once when sizes go wrong.
@Suite("Everyday layouts", .serialized)
@MainActor
struct EverydayLayoutTests {
  /// A large tile and small ones beside it, as high as it is told to be.
  private struct Tiles: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
      let side = min(size.width / 2, size.height)
      return CGSize(width: side * 2, height: side)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (number, view) in subviews.enumerated() {
        view.place(
          at: CGPoint(x: bounds.minX + CGFloat(number) * bounds.width / 2, y: bounds.minY),
          proposal: ProposedViewSize(width: bounds.height, height: bounds.height))
      }
    }
  }

  @Test("A layout of an app's own is as high as the proportions around it say")
  func proportions() async throws {
    struct Card: View {
      var body: some View {
        ScrollView {
          VStack {
            Tiles {
              ForEach(0..<2, id: \.self) { number in
                Text(verbatim: "\(number)").frame(maxWidth: .infinity, maxHeight: .infinity)
                  .background(.orange)
              }
            }
            .aspectRatio(2, contentMode: .fit)
            .frame(maxWidth: .infinity, maxHeight: 250)
            Text("behind")
          }
          .fixedSize(horizontal: false, vertical: true)
        }
      }
    }
    try await ServedView.with({ Card() }, width: 390, height: 844) { served in
      let isHigh = try await served.wait(
        """
        (() => {
          const [a, b] = ['0', '1'].map(text => [...document.querySelectorAll('body *')]
            .findLast(e => e.textContent == text).getBoundingClientRect());
          return Math.abs(b.x - a.x - 195) < 1;
        })()
        """)
      #expect(isHigh)
    }
  }

  private struct Face: View {
    var body: some View {
      ZStack {
        RoundedRectangle(cornerRadius: 12).fill(.orange)
        Image(systemName: "star")
      }
      .aspectRatio(2 / 3, contentMode: .fit)
    }
  }

  private struct Cards<Card: View>: View {
    let card: Card
    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(0..<4) { number in
            card.accessibilityElement().accessibilityLabel("card \(number)")
          }
        }
        Text("behind")
      }
    }
  }

  @Test(
    "Cards of a grid keep their proportions, whatever is around them", arguments: 0..<4)
  func cards(_ number: Int) async throws {
    let views = [
      AnyView(Cards(card: Face().rotation3DEffect(.degrees(180), axis: (0, 1, 0)).opacity(0.9))),
      AnyView(
        Cards(
          card: Button {
          } label: {
            Face().opacity(0.9)
          })),
      AnyView(
        Cards(
          card: Button {
          } label: {
            Face().scaleEffect(0.9)
          }.buttonStyle(.plain))),
      AnyView(
        Cards(
          card: Menu {
            Button("Act") {}
          } label: {
            Face()
          })),
    ]
    try await ServedView.with({ views[number] }) { served in
      // Two rows of cards, three halves as high as they are wide.
      let place = try await served.middle(served.element("behind"))
      let width = try #require(try await served.evaluate("innerWidth").number)
      #expect(place.y > (width - 8) / 2 * 1.5 * 2)
    }
  }

  private struct Pages: View {
    var body: some View {
      ScrollView {
        TabView {
          ForEach(0..<3) { number in
            Color.red.overlay { Text("page \(number)") }.padding(.horizontal)
          }
        }
        .tabViewStyle(.page)
        .frame(height: 180)
        TabView { Text("alone") }.tabViewStyle(.page).frame(height: 100)
      }
    }
  }

  @Test("A page is as wide as what shows it, and its content in its middle")
  func pages() async throws {
    try await ServedView.with({ Pages() }) { served in
      let width = try #require(try await served.evaluate("innerWidth").number)
      let page = "document.querySelector('.t-page').firstElementChild.getBoundingClientRect().width"
      #expect(try await served.wait("\(page) == \(width - 32)"))
      let alone = try await served.middle(
        "(() => { const r = document.createRange(); r.selectNodeContents(\(served.element("alone")));"
          + " return r; })()")
      #expect(abs(alone.x - width / 2) < 1)
      try await served.evaluate(
        "document.querySelector('.t-page').parentElement.parentElement.scrollBy(\(width), 0)")
      let second = "\(served.element("page 1")).getBoundingClientRect()"
      #expect(
        try await served.wait("Math.abs(\(second).x + \(second).width / 2 - \(width / 2)) < 1"))
      // The dots stay where they are.
      let dot = "document.querySelector('[role=tab]').getBoundingClientRect().x"
      #expect(try await served.evaluate("\(dot) > 0 && \(dot) < innerWidth") == true)
    }
  }

  private struct Actions: View {
    var body: some View {
      Menu("More") {
        Button("Act") {}
        Section("View") { Button("Group") {} }
        Menu("Sort by") { Button("Name") {} }
        ShareLink(item: "text")
      }
    }
  }

  @Test("What is in a menu begins at one line")
  func menu() async throws {
    try await ServedView.with({ Actions() }) { served in
      try await served.click(served.element("More"))
      let starts = try await served.evaluate(
        """
        [...new Set(['Act', 'View', 'Group', 'Sort by'].map(text => {
          const range = document.createRange();
          range.selectNodeContents([...document.querySelectorAll('.m-items *')].findLast(
            e => e.textContent == text));
          return Math.round(range.getBoundingClientRect().x);
        }))].length
        """)
      #expect(starts == 1)
      let share = "document.querySelector('.m-items svg').getBoundingClientRect().x"
      let act = "\(served.element("Act")).getBoundingClientRect().x"
      #expect(try await served.evaluate("\(share) >= \(act) + 10") == true)
    }
  }

  @Test("A tab that scrolls, behind one that doesn't, begins at the top of the window")
  func mixedTabs() async throws {
    struct Tabs: View {
      var body: some View {
        TabView {
          VStack {
            Text("short")
            Spacer()
          }
          .tabItem { Text("First") }
          ScrollView { Color.red.frame(height: 2000) }.tabItem { Text("Second") }
          VStack { ForEach(0..<60) { Text("line \($0)") } }.tabItem { Text("Third") }
        }
      }
    }
    try await ServedView.with({ Tabs() }) { served in
      let panel = "[...document.querySelectorAll('.t-panels>*')].find(e => e.checkVisibility())"
      for (name, height) in [("Second", 2000), ("Third", 1000)] {
        try await served.click("document.querySelector('[aria-label=\(name)]')")
        #expect(try await served.wait("document.querySelectorAll('.t-panels>*').length == 3"))
        #expect(try await served.wait("\(panel).scrollHeight >= \(height)"))
        let isInWindow = try await served.evaluate(
          "(b => b.top >= 0 && b.bottom <= innerHeight)(\(panel).getBoundingClientRect())")
        #expect(isInWindow == true, "\(name)")
        let end = try await served.evaluate(
          "(e => { e.scrollTop = 1e6; return e.scrollTop + e.clientHeight == e.scrollHeight })(\(panel))"
        )
        #expect(end == true, "\(name)")
      }
    }
  }

  @Test("A menu of a bar is as large as what is in it")
  func menus() async throws {
    let view = NavigationStack {
      List { Text("row") }.navigationTitle("Rows").toolbar {
        Menu("More") {
          Button("First") {}
          Button("Second") {}
        }
      }
    }
    try await ServedView.with({ view }) { served in
      try await served.click(served.element("More"))
      let menu = "document.querySelector('.m-items:popover-open')"
      #expect(try await served.wait(menu))
      #expect(
        try await served.evaluate(
          "\(menu).scrollHeight <= \(menu).clientHeight && \(menu).scrollWidth <= \(menu).clientWidth"
        )
          == true)
    }
  }

  private struct Summary: View {
    @State private var chosen = 0
    var body: some View {
      NavigationStack {
        Form {
          DisclosureGroup("Summary", isExpanded: .constant(true)) {
            HStack {
              Text("A tea pot of cast iron with a sieve and two cups").lineLimit(1)
              Spacer()
              Text("89").accessibilityIdentifier("price")
            }
            NavigationLink("More") { Text("page of more") }
          }
        }
        .toolbar {
          ToolbarItem {
            Toggle(
              "Pin", systemImage: "pin",
              isOn: Binding {
                chosen > 0
              } set: {
                chosen = $0 ? 2 : 0
              })
          }
          ToolbarItem(placement: .status) { Text("pinned \(chosen)") }
        }
      }
    }
  }

  @Test("What a row discloses are rows; a toggle in a bar is a button")
  func disclosure() async throws {
    try await ServedView.with({ Summary() }, width: 390, height: 844) { served in
      let price = "document.querySelector('[data-testid=price]').getBoundingClientRect()"
      // The card ends at 374, its rows' content at 358.
      #expect(try await served.evaluate("Math.round(\(price).right)") == 358)
      #expect(try await served.evaluate("document.querySelectorAll('.l-row .l-row').length") == 2)
      let toggle = "document.querySelector('header input').closest('label')"
      #expect(try await served.evaluate("\(toggle).getBoundingClientRect().width < 60") == true)
      try await served.click(toggle)
      #expect(try await served.shows("pinned 2"))
      let box = try await served.evaluate(
        "(b => [b.left + 4, b.top + b.height / 2])(\(served.element("More")).closest('.l-row').getBoundingClientRect())"
      )
      let point = box.array?.compactMap(\.number) ?? []
      try #require(point.count == 2)
      try await served.page.tap((x: point[0], y: point[1]))
      #expect(try await served.shows("page of more"))
    }
  }

  private struct Fitting: View {
    @State private var changes = 0
    var body: some View {
      VStack {
        ScrollView(.horizontal) {
          HStack {
            ViewThatFits {
              Text("first")
              Color.red.frame(width: 100, height: 28).accessibilityIdentifier("second")
            }
          }
        }
        ViewThatFits {
          Text(changes % 2 == 1 ? "babababababababa" : "abababababababab").lineLimit(1)
          Text("short")
        }
        .frame(width: 60)
        Button("changes \(changes)") { changes += 1 }
      }
    }
  }

  @Test(
    "What fits is decided once where the room follows what is shown, and again for what is as large"
  )
  func fitting() async throws {
    try await ServedView.with({ Fitting() }, width: 390) { served in
      let frames =
        "import(document.querySelector('script[type=module]').src).then(m => m.default.frame())"
      func isDecided() async throws {
        #expect(try await served.wait("/first/.test(document.body.innerText)"))
        #expect(try await served.wait("/short/.test(document.body.innerText)"))
        #expect(try await served.wait("!/abab/.test(document.body.innerText)"))
      }
      try await isDecided()
      for change in 1...2 {
        try await served.evaluate("[...document.querySelectorAll('button')].at(-1).click()")
        // What is new is tried, and then what fits is shown again.
        #expect(try await served.wait("document.body.innerText.includes('changes \(change)')"))
        try await isDecided()
      }
      let shown = try await served.evaluate(frames).number
      try await served.evaluate(
        "new Promise(async r => { for (let i = 0; i < 30; i++) await new Promise(requestAnimationFrame); r(); })"
      )
      #expect(try await served.evaluate(frames).number == shown)
    }
  }
}
