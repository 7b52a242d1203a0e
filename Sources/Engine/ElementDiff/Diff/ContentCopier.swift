import ElementTree

/// Copies subtrees of a tree into the content of a patch, and numbers their styles.
struct ContentCopier {
  /// The nodes copied so far.
  private(set) var content = PatchContent()
  /// The rules of the page with those that were needed.
  private(set) var rules: KnownRules
  private let tree: ElementTree
  private var styles: StyleTable
  /// The numbers of lists that were looked up; `unknown` stands for the others.
  private var numbers: [UInt32] = []
  private static let unknown = UInt32.max

  init(_ tree: ElementTree, known: KnownRules) {
    self.tree = tree
    styles = tree.styles
    rules = known
  }

  /// The number of a list's rule; a rule that the page doesn't have becomes known.
  mutating func number(of list: StyleTable.List) -> UInt32 {
    if list == 0 { return 0 }
    let index = Int(list)
    if index < numbers.count, numbers[index] != ContentCopier.unknown { return numbers[index] }
    let rule = styles.rule(for: list)
    let number = rules.number(ofBody: rule.body) ?? rules.append(rule)
    if index >= numbers.count {
      numbers.append(
        contentsOf: repeatElement(ContentCopier.unknown, count: index + 1 - numbers.count))
    }
    numbers[index] = number
    return number
  }

  /// Appends a copy of a subtree.
  mutating func copy(_ root: Int) {
    var open: [(copy: Int, end: Int)] = []
    let end = root + Int(tree.nodes[root].span)
    for index in root..<end {
      while let last = open.last, last.end <= index {
        content.close(last.copy)
        open.removeLast()
      }
      let node = tree.nodes[index]
      let copy = content.open(node.name, style: number(of: node.style), key: node.key)
      let first = Int(node.attributeStart)
      for attribute in tree.attributes[first..<(first + Int(node.attributeCount))] {
        content.attribute(
          attribute.name, tree.text[Int(attribute.start)..<Int(attribute.end)])
      }
      if node.textStart < node.textEnd {
        content.text(tree.text[Int(node.textStart)..<Int(node.textEnd)])
      }
      open.append((copy, index + Int(node.span)))
    }
    while let last = open.popLast() { content.close(last.copy) }
  }
}
