import Combine
import ElementDiff
import ElementTree
import Testing

@testable import ViewTree

@Suite("Lists that are shown page by page") @MainActor
struct PagedListTests {
  private final class Model: ObservableObject {
    struct Row: Identifiable {
      var id: Int
    }
    @Published var rows = (0..<23).map { Row(id: $0) }
    @Published var shown = 10
    var shownRows: ArraySlice<Row> { rows.prefix(shown) }
    var hasMore: Bool { shownRows.count < rows.count }
  }

  private struct Paged: View {
    @StateObject private var model = Model()
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(model.shownRows) { row in Text(verbatim: "row \(row.id).") }
          if model.hasMore {
            Button("More") { model.shown += 10 }
              .onScrollVisibilityChange { if $0 { model.shown += 10 } }
          }
        }
      }
    }
  }

  @Test("The end in sight brings the next page, until all is shown")
  func pages() throws {
    var page = try LivePage(Paged())
    var shown = NumberedTree(page.view.tree)
    for count in [20, 23] {
      let node = try #require(page.nodes(.visible).first)
      try page.send(.visible, .flag(true), to: node)
      #expect(page.html.contains("row \(count - 1)."))
      #expect(!page.html.contains("row \(count)."))
      let update = shown.update(to: page.view.tree)
      #expect(!update.patch.isEmpty)
      #expect(shown.tree.html == page.html)
    }
    #expect(page.nodes(.visible).isEmpty)
    #expect(!page.html.contains("More"))
  }
}
