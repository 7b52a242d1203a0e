import Browser
import Foundation
import Testing
import ViewTree

/// Stacks of pages, and tabs, in front of other views.
@Suite("Opaque stacks", .serialized)
@MainActor
struct OpaqueStackTests {
  enum Kind: CaseIterable { case stack, bare, list, tabs, pushed, overlay }

  private struct Drawer: View {
    let kind: Kind
    @State private var presses = 0
    @State private var isOpen = false

    var body: some View {
      if kind == .overlay {
        menu.overlay { front.frame(width: 300) }
      } else {
        ZStack(alignment: .leading) {
          menu
          front.offset(x: isOpen ? 200 : 0)
        }
      }
    }

    private var menu: some View {
      VStack {
        ForEach(0..<12) { number in
          Button {
            presses += 1
          } label: {
            Text("Entry \(number)").frame(maxWidth: .infinity, minHeight: 50, alignment: .leading)
          }
        }
      }
      .background(.red)
    }

    @ViewBuilder private var front: some View {
      switch kind {
      case .stack, .overlay: NavigationStack { content.navigationTitle("Front") }
      case .bare: NavigationStack { content.toolbar(.hidden) }
      case .list:
        NavigationStack {
          List { content }.listStyle(.plain).scrollContentBackground(.hidden)
        }
      case .tabs: TabView { content.tabItem { Text("One") } }
      case .pushed:
        NavigationStack(path: .constant([1])) {
          Text("Root").navigationDestination(for: Int.self) { _ in content }
        }
      }
    }

    private var content: some View {
      VStack {
        Text("presses \(presses)")
        Button("Menu") { isOpen.toggle() }
      }
    }
  }

  @Test(
    "What is behind is neither seen nor pressed, until it is uncovered", arguments: Kind.allCases)
  func drawers(_ kind: Kind) async throws {
    try await ServedView.with({ Drawer(kind: kind) }, width: 390, height: 844) { served in
      let entry = try await served.middle(served.element("Entry 10"))
      let x = kind == .overlay ? 100 : entry.x
      #expect(
        try await served.evaluate(
          "!document.elementFromPoint(\(x), \(entry.y)).closest('button')") == true)
      try await served.page.click(x: x, y: entry.y)
      let menu = try await served.middle(served.element("Menu"))
      try await served.click(served.element("Menu"))
      if kind != .overlay {
        #expect(
          try await served.wait("\(served.element("Menu")).getBoundingClientRect().x > \(menu.x)"))
        try await served.page.click(x: 60, y: entry.y)
        #expect(try await served.shows("presses 1"))
      } else {
        #expect(try await served.shows("presses 0"))
      }
    }
  }

  @Test("With nothing behind it but the page a stack draws nothing, nor does one in a sheet")
  func roots() throws {
    func declares(_ view: some View) throws -> Bool {
      let tree = try HTMLRenderer(content: view).html
      let start = tree.range(of: "</style>")?.upperBound ?? tree.startIndex
      let classes = tree[start...].split(separator: "class=\"").dropFirst().compactMap {
        $0.split(separator: "\"").first?.split(separator: " ").first
      }
      return classes.contains { name in
        tree.contains(".\(name){")
          && rule(String(name), in: tree).contains("background-color:light-dark(#fff,#000)")
      }
    }
    #expect(try !declares(NavigationStack { Text("a") }))
    #expect(try !declares(TabView { NavigationStack { Text("a") }.tabItem { Text("b") } }))
    #expect(
      try !declares(
        ZStack {
          Text("a")
          Text("b").sheet(isPresented: .constant(true)) { NavigationStack { Text("c") } }
        }))
    #expect(
      try declares(
        ZStack {
          Color.red; NavigationStack { Text("a") }
        }))
    #expect(try declares(Color.red.overlay { NavigationStack { Text("a") } }))
    #expect(
      try !declares(
        ZStack {
          NavigationStack { Text("a") }; Text("over")
        }))
  }

  private func rule(_ name: String, in html: String) -> String {
    guard let start = html.range(of: ".\(name){")?.upperBound else { return "" }
    return String(html[start...].prefix { $0 != "}" })
  }
}
