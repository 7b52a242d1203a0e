import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Tables, tabs by value, styled disclosure")
@MainActor
struct TableTests {
  struct Person: Identifiable {
    let id: Int
    var name: String
    var age: Int
  }

  struct People: View {
    @State var people = [
      Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Bob", age: 20),
    ]
    @State var order = [KeyPathComparator(\Person.name)]
    var body: some View {
      Table(people, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
      }
      .onChange(of: order) { _, order in people.sort(using: order) }
    }
  }

  @Test("A table has a row of titles and a row of cells for each value")
  func roles() throws {
    let tree = try LivePage(People()).view.tree
    let roles = tree.nodes.indices.compactMap { tree.attribute(.role, of: $0) }
    #expect(
      roles == [
        "table", "row", "columnheader", "columnheader", "row", "cell", "cell", "row", "cell",
        "cell",
      ])
  }

  @Test("A press on a title puts rows in order, a second one turns the order around")
  func sorting() throws {
    var page = try LivePage(People())
    #expect(page.texts(.p) == ["Ada", "36", "Bob", "20"])
    try page.press("Age")
    #expect(page.texts(.p) == ["Bob", "20", "Ada", "36"])
    try page.press("Age")
    #expect(page.texts(.p) == ["Ada", "36", "Bob", "20"])
  }

  @Test("Rows of sections are rows; a section without a title has no row of its own")
  func sections() throws {
    let people = [
      Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Bob", age: 20),
      Person(id: 3, name: "Cyd", age: 40),
    ]
    let page = try LivePage(
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        Section { ForEach(people.prefix(2)) { TableRow($0) } }
        Section("Others") { TableRow(people[2]) }
      })
    let tree = page.view.tree
    let rows = tree.nodes.indices.filter { tree.attribute(.role, of: $0) == "row" }
    #expect(rows.map { page.text(in: $0) } == ["Name", "Ada", "Bob", "Cyd"])
    #expect(page.texts(.p) == ["Name", "Ada", "Bob", "Others", "Cyd"])
  }

  enum Place: Hashable { case home, search }

  @Test("Tabs of one type of value need not name it")
  func tabs() throws {
    let page = try LivePage(
      TabView(selection: .constant(Place.search)) {
        Tab("Home", systemImage: "house", value: .home) { Text("First") }
        Tab("Find", systemImage: "star", value: .search) { Text("Second") }.badge(3)
      })
    let tree = page.view.tree
    let chosen = tree.nodes.indices.filter { tree.attribute(.type, of: $0) == "radio" }
      .map { tree.attribute(.checked, of: $0) != nil }
    #expect(chosen == [false, true])
  }

  struct Plain: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test("A group in a style of its own keeps whether it is open")
  func disclosure() throws {
    var page = try LivePage(
      DisclosureGroup("More") { Text("Inside") }.disclosureGroupStyle(Plain()))
    #expect(page.texts(.p) == [])
    try page.press("More")
    #expect(page.texts(.p) == ["Inside"])
  }
}
