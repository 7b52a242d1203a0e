import SeededRandom
import Testing

@testable import ElementTree

/// What browsers make of a page decides how its nodes are numbered: an element's only text is one with
/// the element, and two texts never stand side by side.
@Suite("Text nodes")
struct TextNodeTests {
  private func tree(_ fill: (inout ElementBuilder) -> Void) -> ElementTree {
    var builder = ElementBuilder()
    let node = builder.open(.p)
    fill(&builder)
    builder.close(node)
    return builder.finish()
  }

  @Test("Text that stays alone is the element's own")
  func alone() {
    let tree = tree { $0.textNode("a") }
    #expect(tree.nodes.map(\.name) == [.p])
    #expect(tree.nodes[0].span == 1)
    #expect(tree.html == "<p>a</p>")
  }

  @Test("Texts side by side are one")
  func sideBySide() {
    let tree = tree {
      $0.textNode("a")
      $0.textNode("b")
      let bold = $0.open(.strong)
      $0.textNode("c")
      $0.textNode("d")
      $0.close(bold)
      $0.textNode("e")
      $0.textNode("")
      $0.textNode("f")
    }
    #expect(tree.nodes.map(\.name) == [.p, .text, .strong, .text])
    #expect(tree.html == "<p>ab<strong>cd</strong>ef</p>")
  }

  @Test("An element's own text becomes a node when something comes beside it")
  func beside() {
    let tree = tree {
      $0.text("a")
      let link = $0.open(.a)
      $0.close(link)
    }
    #expect(tree.nodes.map(\.name) == [.p, .text, .a])
    #expect(tree.nodes[0].span == 3)
    #expect(tree.html == "<p>a<a></a></p>")
  }

  @Test("No tree that is built has a text that browsers would count otherwise")
  func law() {
    for seed in 0..<500 {
      var random = SeededGenerator(seed: UInt64(seed))
      func fill(_ builder: inout ElementBuilder, _ depth: Int) {
        if random.once(in: 3) { builder.text(random.once(in: 3) ? "" : "own") }
        for _ in 0..<random.below(4) {
          if random.once(in: 2) || depth > 3 {
            builder.textNode(random.once(in: 4) ? "" : "t\(random.below(9))")
          } else {
            let node = builder.open(.div)
            fill(&builder, depth + 1)
            builder.close(node)
          }
        }
      }
      let tree = tree { fill(&$0, 0) }
      for (index, node) in tree.nodes.enumerated() {
        let children = tree.children(of: index).map { tree.nodes[$0].name }
        let hasText = node.textStart != node.textEnd
        #expect(node.name == .text ? hasText && children.isEmpty : !hasText || children.isEmpty)
        #expect(children != [.text], "seed \(seed)")
        #expect(!zip(children, children.dropFirst()).contains { $0 == (.text, .text) })
      }
    }
  }
}
