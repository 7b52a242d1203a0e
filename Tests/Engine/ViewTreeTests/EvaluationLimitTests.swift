import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Limits of evaluations") @MainActor
struct EvaluationLimitTests {
  private struct Rows: View {
    let count: Int
    var body: some View { VStack { ForEach(0..<count, id: \.self) { Text("\($0)") } } }
  }

  /// A page whose rows are as many as somebody says.
  private struct Page: View {
    @State private var isLarge = true
    let count: Int
    var body: some View {
      Button("Turn") { isLarge.toggle() }
      Rows(count: isLarge ? count : 3)
      Text("end")
    }
  }

  private func issues(_ body: () throws -> Void) -> [ViewIssue] {
    do {
      try body()
      return []
    } catch let error as RenderingError {
      return error.issues
    } catch {
      return []
    }
  }

  @Test("A static page may have ten million nodes and any time, a live one 200,000 and 5 seconds")
  func defaults() {
    #expect(HTMLRenderer(content: Text("x")).limits == EvaluationLimits(nodes: 10_000_000))
    #expect(LiveView(Text("x")).limits == EvaluationLimits(nodes: 200_000, time: .seconds(5)))
  }

  @Test("Rows beyond the limit are not made, however many there are; the error names the list")
  func rows() throws {
    for count in [1_000, 1_000_000_000] {
      let renderer = HTMLRenderer(content: Page(count: count))
      renderer.limits.nodes = 500
      let found = issues { _ = try renderer.html }
      #expect(found.map(\.code) == [.tooLarge])
      #expect(
        found.first?.message
          == "The page has more than 500 nodes. Show less at a time, or raise the limit of nodes.")
      #expect(found.first?.viewPath.last == "Rows")
    }
  }

  @Test("A page of as many nodes as it may have is shown; one less is an error")
  func exact() throws {
    let tree = try HTMLRenderer(content: Page(count: 40)).tree
    let renderer = HTMLRenderer(content: Page(count: 40))
    renderer.limits.nodes = tree.nodes.count
    #expect(try renderer.tree == tree)
    let less = HTMLRenderer(content: Page(count: 40))
    less.limits.nodes = tree.nodes.count - 1
    #expect(issues { _ = try less.tree }.map(\.code) == [.tooLarge])
  }

  @Test("Elements that a canvas draws count, too")
  func canvas() {
    let renderer = HTMLRenderer(
      content: Canvas { context, _ in
        for _ in 0..<1_000 {
          context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
        }
      }.frame(width: 9, height: 9))
    renderer.limits.nodes = 100
    #expect(issues { _ = try renderer.html }.map(\.code) == [.tooLarge])
  }

  @Test("Views that take too long are stopped between two of them")
  func time() {
    let renderer = HTMLRenderer(content: Rows(count: 1_000_000_000))
    renderer.limits.time = .zero
    let found = issues { _ = try renderer.html }
    #expect(found.map(\.code) == [.tooSlow])
    #expect(found.first?.viewPath == ["Rows"])
    let page = LiveView(Rows(count: 1_000_000_000))
    page.limits.time = .zero
    #expect(issues { _ = try page.update() }.map(\.code) == [.tooSlow])
  }

  @Test("A live page that was too large is whole again once it is small enough")
  func again() throws {
    let page = LiveView(Page(count: 1_000))
    page.limits.nodes = 500
    for _ in 0..<3 {
      #expect(issues { _ = try page.update() }.map(\.code) == [.tooLarge])
      page.limits.nodes = 5_000
      page.graph.becomeDirty()
      _ = try page.update()
      #expect(page.tree.html.contains("999"))
      #expect(page.tree.html.contains("end"))
      page.limits.nodes = 500
      page.graph.becomeDirty()
      page.live.lowersAll = true
    }
  }

  @Test("Elements nested 500 deep are one error that names the view")
  func depth() throws {
    struct Nested: View {
      let level: Int
      var body: some View {
        if level > 0 { AnyView(Nested(level: level - 1)).padding(1).background(.red) }
        if level == 0 { Text("x") }
      }
    }
    let renderer = HTMLRenderer(content: Nested(level: 700))
    let found = issues { _ = try renderer.html }
    #expect(found.map(\.code) == [.tooDeep])
    #expect(found.first?.viewPath.last == "Nested")
  }

  @Test("The shares of many views with limits don't double with each of them")
  func shares() throws {
    let tree = try HTMLRenderer(
      content: HStack {
        ForEach(0..<60) { number in
          Color.red.frame(minWidth: 10, maxWidth: CGFloat(100 + number))
        }
      }
    ).tree
    #expect(tree.css.utf8.count < 60_000)
  }
}
