import ElementTree
import Testing

@testable import ViewTree

@MainActor
@Suite("Stacks in the columns of split views")
struct SplitStackTests {
  private struct Shelves: View {
    @State private var shelf: Int? = 1

    var body: some View {
      NavigationSplitView {
        List(selection: $shelf) { Text("Shelf").tag(1) }.navigationTitle("Larder")
      } detail: {
        NavigationStack {
          NavigationLink("Soup", value: 7)
            .navigationTitle("Recipes")
            .navigationDestination(for: Int.self) { Text("Recipe \($0)").navigationTitle("Soup") }
            .toolbar { Button("Options") {} }
        }
      }
    }
  }

  private func bars(of html: String) -> [String] {
    html.split(separator: "<header").dropFirst().map { part in
      String(part.split(separator: "</header>").first ?? "")
    }
  }

  @Test("A stack in a column has the column's bar: one title, one way back")
  func oneBar() throws {
    let view = LiveView(Shelves())
    _ = try view.update()
    let root = bars(of: view.tree.html)
    #expect(root.count == 2)
    #expect(root.map { $0.contains("Recipes") } == [false, true])
    #expect(root.map { $0.contains("n-back") } == [false, true])
    let detail = try #require(root.last)
    #expect(detail.contains("Options"))
    // The way back has the title of the column that it leads to.
    #expect(root.map { $0.contains("Larder") } == [true, true])
  }

  @Test("A column without a stack has a bar of its own")
  func ownBar() throws {
    let view = LiveView(
      NavigationSplitView {
        Text("Side").navigationTitle("Side")
      } detail: {
        Text("Detail").navigationTitle("Detail")
      })
    _ = try view.update()
    let shown = bars(of: view.tree.html)
    #expect(shown.count == 2)
    #expect(shown.last?.contains("Detail") == true)
  }
}
