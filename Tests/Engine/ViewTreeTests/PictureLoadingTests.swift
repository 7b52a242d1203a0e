import ElementTree
import Foundation
import Testing
import ViewTree

@Suite("When pictures are loaded")
@MainActor
struct PictureLoadingTests {
  private struct Row: View {
    let number: Int
    var body: some View {
      HStack {
        AsyncImage(url: URL(string: "\(number).jpg"))
        Text("\(number)")
      }
    }
  }

  /// The pictures of a view in the order of the page: `name`, `name!` for urgent ones, `name…` for
  /// those that wait.
  private func pictures(_ view: some View, usesMoulds: Bool = true) throws -> [String] {
    let renderer = HTMLRenderer(content: view)
    renderer.usesMoulds = usesMoulds
    let tree = try renderer.tree
    return tree.nodes.indices.filter { tree.nodes[$0].name == .img }.map { index in
      let isUrgent = tree.attribute(.fetchpriority, of: index) == "high"
      let sign = isUrgent ? "!" : tree.attribute(.loading, of: index) == "lazy" ? "…" : ""
      return (tree.attribute(.src, of: index) ?? "").replacing(".jpg", with: "") + sign
    }
  }

  @Test("The first of a page at once, the others when they come near")
  func first() throws {
    let view = VStack { ForEach(0..<7) { Row(number: $0) } }
    #expect(try pictures(view) == ["0", "1", "2", "3", "4", "5", "6…"])
  }

  @Test("In a long list the first row alone, copied rows or not", arguments: [true, false])
  func list(usesMoulds: Bool) throws {
    let view = VStack {
      AsyncImage(url: URL(string: "head.jpg"))
      ForEach(0..<12) { Row(number: $0) }
    }
    let expected = ["head", "0"] + (1..<12).map { "\($0)…" }
    #expect(try pictures(view, usesMoulds: usesMoulds) == expected)
  }

  @Test("A modifier says it for what is in the view")
  func said() throws {
    let view = VStack {
      Row(number: 1).webPictureLoading(.lazy)
      Row(number: 2).webPictureLoading(.urgent)
      VStack { ForEach(10..<20) { Row(number: $0) } }.webPictureLoading(.eager)
    }
    #expect(try pictures(view) == ["1…", "2!"] + (10..<20).map { "\($0)" })
  }
}
