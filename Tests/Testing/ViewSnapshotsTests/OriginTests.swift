import ElementTree
import Foundation
import Testing
import ViewTree

@testable import ViewSnapshots

@Suite("Origins")
@MainActor
struct OriginTests {
  struct Shelf: View {
    let titles: [String]

    var body: some View {
      VStack {
        ForEach(titles, id: \.self) { title in Spine(title: title) }
        Sign().padding(4)
      }
    }
  }

  struct Spine: View {
    let title: String

    var body: some View {
      HStack {
        Text(title)
        Button("Take") {}
      }
    }
  }

  struct Sign: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
  }

  private func origins(_ page: SnapshotPage) -> [String] {
    var paths = PagePaths(page.tree)
    return page.tree.nodes.indices.map { index in
      "\(page.tree.nodes[index].name) \(paths.origin(of: index).viewPath.joined(separator: "/"))"
    }
  }

  @Test("Each element knows the views that made it, copied rows too")
  func views() throws {
    let titles = (1...6).map { "Book \($0)" }
    let page = try SnapshotPage.take(Shelf(titles: titles), in: .standard).format
    let row = ["div Shelf/Spine", "p Shelf/Spine", "button Shelf/Spine"]
    #expect(
      origins(page)
        == ["div Shelf"] + Array(repeating: row, count: 6).flatMap { $0 } + ["button Shelf/Sign"])
  }

  @Test("Origins are beside the tree: it is the same without")
  func beside() throws {
    let shelf = Shelf(titles: (1...6).map { "Book \($0)" })
    let with = try SnapshotPage.take(shelf, in: .standard).format
    let without = try SnapshotPage.take(shelf, in: .standard, recordsOrigins: false).format
    #expect(with == without)
    #expect(with.hash == without.hash)
    #expect(without.tree.origins == [""])
  }

  @Test("A part evaluated by itself on a live page keeps its origins")
  func live() throws {
    let view = try Shelf(titles: ["A"]).render()
    let before = origins(view.snapshot)
    try view.find(role: .button, name: "0").tap()
    #expect(view.text == "A Take 1")
    #expect(origins(view.snapshot) == before)
    #expect(before.last == "button Shelf/Sign")
  }

  @Test("The innermost view that the package declares is found with its line")
  func sources() throws {
    let index = SourceIndex.of(#filePath)
    let place = try #require(index.place(of: ["Shelf", "Spine", "NoSuchView"]))
    #expect(place.file == "Tests/Testing/ViewSnapshotsTests/OriginTests.swift")
    #expect(place.line == 22)
    #expect(index.place(of: ["NoSuchView"]) == nil)
    let change = SemanticChange(
      .text(from: "a", to: "b"), element: "p", origin: ViewOrigin(viewPath: ["Shelf", "Spine"]))
    #expect(
      index.locating([change]).first?.description
        == #"text "a" → "b", OriginTests.swift:22 (Shelf > Spine), p"#)
  }
}
