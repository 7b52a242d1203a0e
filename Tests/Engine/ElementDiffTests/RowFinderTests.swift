import DiffProving
import ElementTree
import SeededRandom
import Testing

@testable import ElementDiff

@Suite("Rows in frames")
struct RowFinderTests {
  /// The frame that makes a page, and how many nodes were compared for it.
  private func encode(_ tree: ElementTree) -> (frame: [UInt8], compared: Int, nodes: Int) {
    var page = NumberedTree(tree)
    let patch = page.reset()
    var encoder = FrameEncoder(content: patch.content, includesKeys: false)
    let frame = encoder.encode(patch)
    return (frame, encoder.finder.comparedNodes, patch.content.nodes.count)
  }

  @Test("Equal rows are compared once, not once for each of them")
  func equalRows() {
    let count = 40_000
    let row = ModelNode(.li, children: [ModelNode(.span, text: "a"), ModelNode(.em, text: "b")])
    let list = ModelNode(.ul, children: Array(repeating: row, count: count))
    let work = encode(ElementTree([list]))
    // Each with the first for its shape, all for their strings, and in each its two children.
    #expect(work.compared == (count - 1) * 3 + count * 3 + count)
  }

  @Test("Runs of two rows, of rows with text beside elements, and of chains are linear")
  func otherRuns() {
    let mixed = ModelNode(.li, text: "a", children: [ModelNode(.em, text: "b")])
    let pairs: [ModelNode] = (0..<20_000).map { ModelNode($0 % 4 < 2 ? .li : .div, text: "a") }
    let lists: [[ModelNode]] = [Array(repeating: mixed, count: 20_000), pairs]
    for children in lists {
      let work = encode(ElementTree([ModelNode(.ul, children: children)]))
      #expect(work.compared <= work.nodes * 2)
    }
  }

  @Test("Written values are read back, and work is n log n", arguments: 0..<200 as Range<UInt64>)
  func law(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func node(_ depth: Int) -> ModelNode {
      let name = [ElementName.div, .li, .span].randomElement(using: &random) ?? .div
      let text = ["", "a", "b"].randomElement(using: &random) ?? ""
      guard depth > 0, Bool.random(using: &random) else { return ModelNode(name, text: text) }
      let kinds = (0..<2).map { _ in node(depth - 1) }
      let children = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        var child = kinds.randomElement(using: &random) ?? ModelNode(.div)
        if Int.random(in: 0..<3, using: &random) == 0, child.children.isEmpty { child.text = "c" }
        return child
      }
      return ModelNode(name, text: text, children: children)
    }
    let tree = ElementTree((0..<4).map { _ in node(5) })
    let work = encode(tree)
    let page = try Patch(frame: work.frame).apply(to: NumberedTree(ElementTree()))
    #expect(page.tree == tree)
    let levels = Int.bitWidth - work.nodes.leadingZeroBitCount
    #expect(work.compared <= work.nodes * 2 * levels)
  }
}
