import DiffProving
import ElementDiff
import ElementTree
import Testing

@Suite("Diff of one node")
struct NodeDiffTests {
  private func operations(_ old: ModelNode, _ new: ModelNode) -> [PatchOperation] {
    diff(ElementTree([old], Rows.styles), ElementTree([new], Rows.styles)).operations
  }
  private let id = InstanceID(1)

  @Test("Equal trees need nothing, however their styles are numbered")
  func equal() {
    let nodes = [Rows.row(1, key: 1, isLiked: true), Rows.row(2, key: 2)]
    let patch = diff(
      ElementTree(nodes, ModelStyles()), ElementTree(nodes, ModelStyles(isReversed: true)))
    #expect(patch.isEmpty)
    #expect(patch.frame() == [2])
  }

  @Test("A changed text is one operation")
  func text() {
    #expect(
      operations(ModelNode(.p, text: "a"), ModelNode(.p, text: "b")) == [.text(id, "b")])
  }

  @Test("Attributes are set, added and removed")
  func attributes() {
    #expect(
      operations(
        ModelNode(.a, attributes: [(.href, "/a"), (.title, "t"), (.rel, "x")]),
        ModelNode(.a, attributes: [(.href, "/b"), (.rel, "x"), (.id, "i")]))
        == [.attribute(id, .href, "/b"), .removeAttribute(id, .title), .attribute(id, .id, "i")])
  }

  @Test("Values that readers can change as well are properties")
  func properties() {
    #expect(
      operations(
        ModelNode(.input, attributes: [(.value, "a"), (.checked, "")]),
        ModelNode(.input, attributes: [(.value, "b")]))
        == [.property(id, .value, "b"), .property(id, .checked, nil)])
    #expect(
      operations(ModelNode(.button), ModelNode(.button, attributes: [(.value, "b")]))
        == [.attribute(id, .value, "b")])
  }

  @Test("A style that the page knows is sent by number, another with its rule")
  func styles() {
    let row = { (isLiked: Bool) in Rows.row(1, key: 1, isLiked: isLiked) }
    let both = ElementTree([row(true), row(false)], Rows.styles)
    let patch = diff(both, ElementTree([row(true), row(true)], Rows.styles))
    #expect(patch.rules.isEmpty)
    #expect(
      patch.operations == [
        .style(InstanceID(6), NumberedTree(both).rules.number(ofBody: body(2)) ?? 0),
        .attribute(InstanceID(6), .ariaPressed, "true"),
      ])
    let new = diff(
      ElementTree([row(false)], Rows.styles), ElementTree([row(true)], Rows.styles))
    #expect(new.rules.map(\.body) == [body(2)])
    #expect(new.operations.first == .style(InstanceID(3), 2))
  }

  private func body(_ style: Int) -> String {
    var table = Rows.styles.table
    return table.rule(for: Rows.styles.lists[style]).body
  }

  @Test("Children without keys are matched by content, then by name and order")
  func unkeyed() {
    let p = { (text: String) in ModelNode(.p, text: text) }
    let list = { (children: [ModelNode]) in ModelNode(.div, children: children) }
    // One goes: the others are known by their content.
    #expect(
      operations(list([p("a"), p("b"), p("c")]), list([p("b"), p("c")]))
        == [.remove(InstanceID(2), count: 1)])
    // One comes and its neighbour changes.
    #expect(
      operations(list([p("a"), p("b")]), list([p("a!"), ModelNode(.hr), p("b")]))
        == [.insert(0..<1, at: .before(InstanceID(3))), .text(InstanceID(2), "a!")])
    // All change: each stays what it was.
    #expect(
      operations(list([p("a"), p("b")]), list([p("c"), p("d")]))
        == [.text(InstanceID(2), "c"), .text(InstanceID(3), "d")])
  }

  @Test("A new key makes a new node")
  func newKey() {
    #expect(
      operations(ModelNode(.p, key: 1, text: "a"), ModelNode(.p, key: 2, text: "a"))
        == [.replace(id, count: 1, with: 0..<1)])
  }
}
