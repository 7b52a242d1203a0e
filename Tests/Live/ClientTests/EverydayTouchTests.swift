import Browser
import Foundation
import Testing
import ViewTree

/// What people touch every day, found broken in apps.
@Suite("Everyday touches", .serialized)
@MainActor
struct EverydayTouchTests {
  private struct Labelled: View {
    @State private var isOn = false
    @State private var pressed = 0
    var body: some View {
      Form {
        Toggle(isOn: $isOn) {
          HStack {
            Text("Sound")
            Button("Explain") { pressed += 1 }.buttonStyle(.borderless)
          }
        }
        Text("pressed \(pressed) is \(isOn ? "on" : "off")")
      }
    }
  }

  @Test("A button in the label of a switch does what it does, and the switch what that does")
  func toggleLabel() async throws {
    try await ServedView.with({ Labelled() }) { served in
      try await served.click(served.element("Explain"))
      #expect(try await served.shows("pressed 1 is off"))
      let toggle = "document.querySelector('[role=switch]')"
      #expect(try await served.evaluate("\(toggle).ariaLabel") == "Sound Explain")
      try await served.click(toggle)
      #expect(try await served.shows("pressed 1 is on"))
    }
  }

  private struct Names: View {
    @State private var names = ["Ada", "Bob", "Cy", "Di"]
    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { name in
            NavigationLink(name, value: name)
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        .navigationDestination(for: String.self) { Text("page of \($0)") }
      }
    }
  }

  @Test("Once a row is deleted by keys, the focus is on no other row's hidden button")
  func deletedRow() async throws {
    try await ServedView.with({ Names() }) { served in
      let button = "[...document.querySelectorAll('.l-acts button')][1]"
      #expect(try await served.wait("\(button)"))
      try await served.evaluate("(\(button).focus(), 1)")
      try await served.page.press(.enter)
      #expect(try await served.wait("!document.body.innerText.includes('Bob')"))
      #expect(
        try await served.wait(
          "document.activeElement != document.body && !document.activeElement.closest('.l-acts')"))
      try await served.page.press(.enter)
      #expect(try await served.shows("page of "))
    }
  }

  private struct Behind: View {
    @State private var pressed = 0
    @State private var tapped = 0
    var body: some View {
      VStack {
        ZStack {
          Button("Minus") { pressed += 1 }.zIndex(-1)
        }
        VStack {
          Text("Tap").onTapGesture { tapped += 1 }.zIndex(-2)
        }
        Text("pressed \(pressed) tapped \(tapped)")
      }
      .background(.yellow)
    }
  }

  @Test("What stands behind its siblings can be pressed")
  func negativeIndex() async throws {
    try await ServedView.with({ Behind() }) { served in
      try await served.click(served.element("Minus"))
      #expect(try await served.shows("pressed 1 tapped 0"))
      try await served.click(served.element("Tap"))
      #expect(try await served.shows("pressed 1 tapped 1"))
    }
  }

  private struct Pages: View {
    @State private var page = 0
    var body: some View {
      VStack {
        Text("at \(page)")
        TabView(selection: $page) {
          ForEach(0..<4, id: \.self) { Text("Page \($0)").tag($0) }
        }
        .tabViewStyle(.page)
        .frame(height: 300)
        Button("Next") { page += 1 }
      }
    }
  }

  @Test("A carousel is at the same page when the page is loaded again")
  func reloadedCarousel() async throws {
    try await ServedView.with({ Pages() }) { served in
      let place = "document.querySelector('.t-pages').parentElement.scrollLeft"
      let width = "document.querySelector('.t-pages').parentElement.clientWidth"
      #expect(try await served.wait("\(width) > 0"))
      for page in 1...2 {
        try await served.click(served.element("Next"))
        #expect(try await served.shows("at \(page)"))
        #expect(try await served.wait("Math.abs(\(place) - \(page) * \(width)) < 1"))
      }
      try await served.evaluate("(window.isOld = 1, location.reload(), 1)")
      #expect(try await served.wait("!window.isOld && Math.abs(\(place) - 2 * \(width)) < 1"))
      #expect(try await served.shows("at 2"))
    }
  }

  private struct Hidden: View {
    var body: some View {
      TabView {
        NavigationStack {
          VStack {
            NavigationLink("Rows", value: 1)
            NavigationLink("Text", value: "t")
          }
          .navigationDestination(for: Int.self) { _ in
            ScrollView { Text("scrolled") }.navigationTitle("Rows page")
              .toolbar(.hidden, for: .tabBar)
          }
          .navigationDestination(for: String.self) { _ in
            Text("still").navigationTitle("Text page").toolbar(.hidden, for: .tabBar)
          }
        }
        .tabItem { Text("One") }
        Text("Two's").tabItem { Text("Two") }
      }
    }
  }

  @Test(
    "A pushed page hides the bar of tabs, whatever it consists of", arguments: ["Rows", "Text"])
  func hiddenTabBar(link: String) async throws {
    try await ServedView.with({ Hidden() }) { served in
      let isSeen = "document.querySelector('.t-bar').checkVisibility()"
      #expect(try await served.wait(isSeen))
      try await served.click(served.element(link))
      #expect(try await served.shows("\(link) page"))
      #expect(try await served.wait("!\(isSeen)"))
      try await served.click(served.element("Back"))
      #expect(try await served.wait(isSeen))
    }
  }

  private struct Details: View {
    @State private var isShown = false
    var body: some View {
      Button("Details") { isShown = true }
        .popover(isPresented: $isShown) {
          VStack {
            Text("Title")
            LabeledContent("Fee", value: "12")
          }
          .padding().frame(minWidth: 260)
        }
    }
  }

  @Test("A popover is as wide as its content has to be")
  func popover() async throws {
    try await ServedView.with({ Details() }) { served in
      try await served.click(served.element("Details"))
      #expect(try await served.shows("Fee"))
      let width = "document.querySelector('dialog').getBoundingClientRect().width"
      #expect(try await served.wait("\(width) == 260"))
    }
  }

  private struct Bars: View {
    @State private var said = "nothing"
    var body: some View {
      NavigationStack {
        Text("said \(said)")
          .navigationTitle("Bars")
          .toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Save") { said = "save" } }
            ToolbarItem(placement: .secondaryAction) { Button("Archive") { said = "archive" } }
            ToolbarItem(placement: .secondaryAction) {
              Button("Delete", role: .destructive) { said = "delete" }
            }
          }
      }
    }
  }

  @Test("Secondary actions of a bar stand in its menu; what confirms is in bold type")
  func secondaryActions() async throws {
    try await ServedView.with({ Bars() }) { served in
      #expect(
        try await served.evaluate("getComputedStyle(\(served.element("Save"))).fontWeight") == "600"
      )
      #expect(try await served.evaluate("\(served.element("Archive")).checkVisibility()") == false)
      try await served.click("document.querySelector('[aria-label=More]')")
      #expect(try await served.wait("\(served.element("Archive")).checkVisibility()"))
      try await served.click(served.element("Archive"))
      #expect(try await served.shows("said archive"))
    }
  }

  private struct Stop: View {
    @State private var asks = false
    @State private var said = "nothing"
    let cancel: String
    var body: some View {
      Button("Ask") { asks = true }
        .alert("Stop?", isPresented: $asks) {
          Button(cancel, role: .cancel) { said = "go on" }
          Button("Stop", role: .destructive) { said = "stopped" }
        }
      Text("said \(said)")
    }
  }

  @Test(
    "Two buttons of an alert stand side by side if their titles have room, else cancelling is below",
    arguments: [("No", true), ("Keep cooking now", false)])
  func alertButtons(cancel: String, isBeside: Bool) async throws {
    try await ServedView.with({ Stop(cancel: cancel) }) { served in
      try await served.click(served.element("Ask"))
      #expect(try await served.shows("Stop?"))
      let tops = [cancel, "Stop"].map {
        "[...document.querySelectorAll('dialog button')].find(e => e.innerText == '\($0)')"
          + ".getBoundingClientRect().top"
      }
      #expect(
        try await served.evaluate("\(tops[0]) \(isBeside ? "==" : ">") \(tops[1])") == true)
    }
  }

  private enum Place { case home, settings }

  private struct Places: View {
    @State private var place = Place.home
    @State private var path: [Int] = []
    var body: some View {
      TabView(selection: $place) {
        NavigationStack { Text("at home") }.tabItem { Text("Home") }.tag(Place.home)
        NavigationStack(path: $path) {
          NavigationLink("Deeper", value: 1)
            .navigationDestination(for: Int.self) { Text("level \($0)") }
        }
        .tabItem { Text("Settings") }.tag(Place.settings)
      }
    }
  }

  @Test("The address of a page in another tab shows that tab")
  func addressedTab() async throws {
    try await ServedView.with({ Places() }, path: "?t-2=Wzdd") { served in
      #expect(try await served.wait("\(served.element("level 7"))?.checkVisibility()"))
      try await served.click(served.element("Home"))
      #expect(try await served.wait("\(served.element("at home"))?.checkVisibility()"))
      #expect(try await served.wait("!\(served.element("level 7"))?.checkVisibility()"))
    }
  }

  @Test(
    "An address of no tab shows the first one",
    arguments: [
      "t--9223372036854775808=Wzdd", "t-0=Wzdd", "t-9=Wzdd", "t-99999999999999999999=Wzdd", "t-=W",
    ])
  func addressOfNoTab(query: String) async throws {
    try await ServedView.with({ Places() }, path: "?\(query)") { served in
      let isHome = try await served.wait("\(served.element("at home"))?.checkVisibility()")
      #expect(isHome)
    }
  }
}
