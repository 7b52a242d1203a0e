import Testing
import ViewTree

@Suite("Labels of tabs")
@MainActor
struct TabLabelTests {
  @Test("Tabs without a label are numbered in the bar")
  func tabs() throws {
    let page = try HTMLRenderer(
      content: TabView {
        Tab(value: 1) { Text("first") }
        Tab(value: 2, role: .search) { Text("second") }
      }
    ).html
    #expect(page.contains(">1<"))
    #expect(page.contains("Search"))
  }
}
