import ElementTree

import Testing
import ViewTree

@Suite("Origins beside pages")
@MainActor
struct PageOriginsTests {
  private struct Row: View {
    var number: Int

    var body: some View {
      HStack {
        Text("Row \(number)")
        Text("and more").bold()
      }
    }
  }

  private struct Shelf: View {
    var body: some View {
      VStack {
        Text("Shelf")
        ForEach(0..<3, id: \.self) { Row(number: $0) }
      }
    }
  }

  private func tree(recordsOrigins: Bool = true) throws -> ElementTree {
    let renderer = HTMLRenderer(content: Shelf())
    renderer.recordsOrigins = recordsOrigins
    return try renderer.tree
  }

  private static func copy(
    _ index: Int, of tree: ElementTree, to builder: inout ElementBuilder
  ) {
    let node = tree.nodes[index]
    let text = tree.string(node.textStart, node.textEnd)
    if node.name == .text { return builder.textNode(text) }
    let copy = builder.open(node.name)
    if !text.isEmpty { builder.text(text) }
    for child in tree.children(of: index) { Self.copy(child, of: tree, to: &builder) }
    builder.close(copy)
  }

  @Test("A file is read back as it was written")
  func roundTrip() throws {
    let origins = PageOrigins(try tree())
    #expect(origins.origins == ["Shelf", "Shelf/Row"])
    #expect(PageOrigins(reading: origins.text) == origins)
    #expect(origins.text.hasPrefix("page-origins 1\nelements "))
    let none = PageOrigins(ElementTree())
    #expect(PageOrigins(reading: none.text) == none)
  }

  @Test(
    "What is no such file is none",
    arguments: [
      "", "page-origins 2\n", "page-origins 1\nelements 1 0\nruns 1*1\n",
      "page-origins 1\nelements 1 0\norigin A\nruns 1*2\n",
      "page-origins 1\nelements 2 0\norigin A\nruns 1*1\n",
      "page-origins 1\nelements -1 0\nruns\n", "page-origins 1\nelements 99999999999 0\nruns 0*9\n",
      "page-origins 1\nelements 1 0\nOrigin A\nruns 0*1\n",
    ])
  func damaged(text: String) {
    #expect(PageOrigins(reading: text) == nil)
  }

  @Test("A page with a shell gets the origins of its views, another page none")
  func attaching() throws {
    let views = try tree()
    let plain = try tree(recordsOrigins: false)
    func page(_ tail: ElementName) -> ElementTree {
      var builder = ElementBuilder()
      let html = builder.open(.html)
      let header = builder.open(.header)
      builder.close(builder.open(.a))
      builder.close(header)
      let main = builder.open(.main)
      for root in plain.roots { Self.copy(root, of: plain, to: &builder) }
      builder.close(main)
      builder.close(builder.open(tail))
      builder.close(html)
      return builder.finish()
    }
    var known = page(.footer)
    #expect(PageOrigins(views).attach(to: &known))
    let expected = views.nodes.filter { $0.name != .text }.map { views.origins[Int($0.origin)] }
    let start = try #require(known.nodes.firstIndex { $0.name == .main }) + 1
    let inside = known.nodes[start..<(known.nodes.count - 1)].filter { $0.name != .text }
    #expect(inside.map { known.origins[Int($0.origin)] } == expected)
    #expect(known.nodes.first?.origin == 0 && known.nodes.last?.origin == 0)
    #expect(known == page(.footer))
    var other = ElementTree()
    #expect(!PageOrigins(views).attach(to: &other))
  }
}
