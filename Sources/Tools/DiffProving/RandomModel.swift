import ElementTree
package import SeededRandom

/// Makes random trees and changes them as live pages do, and worse.
package struct RandomModel: Sendable {
  package var random: SeededGenerator

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let names: [ElementName] = [
    .div, .span, .ul, .li, .p, .button, .input, .img, .h2, .details, .svg, .path, .option,
  ]
  private static let attributes: [AttributeName] = [
    .id, .class, .title, .href, .src, .srcset, .value, .checked, .open, .ariaPressed, .dataTestid,
    .selected,
  ]
  private static let pieces = [
    "a", "é", "漢", "\u{1F600}", "&", "<b>", "\"", " ", "\n", "true", "", "\u{FEFF}", "0", "text",
  ]

  /// A tree of some nodes.
  package mutating func nodes() -> [ModelNode] {
    var budget = 1 + random.below(24)
    var result: [ModelNode] = []
    while budget > 0, result.count < 3 { result.append(node(&budget, depth: 0)) }
    return result
  }

  private mutating func node(_ budget: inout Int, depth: Int) -> ModelNode {
    budget -= 1
    if random.once(in: 6) { return ModelNode(.text, text: "t" + string()) }
    var node = ModelNode(name())
    if random.once(in: 2) { node.key = key() }
    if random.once(in: 3) { node.style = random.below(ModelStyles.count) }
    for name in RandomModel.attributes where random.once(in: 8) {
      node.attributes.append((name, value(of: name)))
    }
    if random.once(in: 3) { node.text = string() }
    guard !node.name.isVoid, depth < 5 else { return node }
    var width = random.below(7)
    while width > 0, budget > 0 {
      node.children.append(self.node(&budget, depth: depth + 1))
      width -= 1
    }
    return node
  }

  private mutating func name() -> ElementName {
    RandomModel.names[random.below(RandomModel.names.count)]
  }

  private mutating func key() -> UInt64 {
    random.once(in: 9) ? random.next() | 1 << 63 : UInt64(1 + random.below(9))
  }

  private mutating func string() -> String {
    (0..<random.below(4)).map { _ in RandomModel.pieces[random.below(RandomModel.pieces.count)] }
      .joined()
  }

  private mutating func value(of name: AttributeName) -> String {
    switch name {
    case .href: "https://example.com/\(random.below(3))"
    case .src: random.once(in: 2) ? "a.png" : "data:image/png;base64,AA\(random.below(3))"
    case .srcset: "a.png 1x, data:image/png;base64,AA 2x"
    default: string()
    }
  }

  /// Changes some nodes in some ways.
  package mutating func change(_ nodes: inout [ModelNode]) {
    for _ in 0..<(1 + random.below(4)) { changeOnce(&nodes) }
  }

  private mutating func changeOnce(_ nodes: inout [ModelNode]) {
    let index = random.below(nodes.count)
    if nodes.isEmpty || random.once(in: 3) {
      changeList(&nodes)
    } else if !nodes[index].children.isEmpty, !random.once(in: 3) {
      changeOnce(&nodes[index].children)
    } else {
      change(&nodes[index])
    }
  }

  private mutating func changeList(_ nodes: inout [ModelNode]) {
    var budget = 4
    switch random.below(7) {
    case 0: nodes.shuffle(using: &random)
    case 1: nodes.insert(node(&budget, depth: 4), at: random.below(nodes.count + 1))
    case 2 where !nodes.isEmpty: nodes.remove(at: random.below(nodes.count))
    case 3 where nodes.count > 1:
      let middle = 1 + random.below(nodes.count - 1)
      nodes = Array(nodes[middle...] + nodes[..<middle])
    case 4 where !nodes.isEmpty:
      nodes.insert(nodes[random.below(nodes.count)], at: random.below(nodes.count + 1))
    case 5: nodes.reverse()
    default: nodes.append(node(&budget, depth: 4))
    }
  }

  private mutating func change(_ node: inout ModelNode) {
    if node.name == .text {
      node.text = "t" + string()
      return
    }
    switch random.below(6) {
    case 0: node.text = string()
    case 1: node.style = random.below(ModelStyles.count)
    case 2 where !node.attributes.isEmpty: node.attributes.shuffle(using: &random)
    case 3 where !node.attributes.isEmpty:
      node.attributes.remove(at: random.below(node.attributes.count))
    case 4 where node.children.isEmpty: node.name = name()
    default:
      let name = RandomModel.attributes[random.below(RandomModel.attributes.count)]
      if let index = node.attributes.firstIndex(where: { $0.name == name }) {
        node.attributes[index].value = value(of: name)
      } else {
        node.attributes.append((name, value(of: name)))
      }
    }
  }
}
