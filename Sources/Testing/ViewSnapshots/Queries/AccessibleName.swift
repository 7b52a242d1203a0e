package import ElementTree

/// The accessible name of an element.
///
/// A short form of the computation that browsers do (accname 1.2): labels that are said, labels
/// around or beside controls, text alternatives, words inside.
package enum AccessibleName {
  package static func of(_ index: Int, in tree: ElementTree) -> String {
    if let said = tree.attribute(.ariaLabel, of: index), !said.isEmpty { return said }
    if let ids = tree.attribute(.ariaLabelledby, of: index) {
      let wanted = ids.split(separator: " ").map(String.init)
      let words = wanted.compactMap { id in
        tree.nodes.indices.first { tree.attribute(.id, of: $0) == id }.map { tree.words(of: $0) }
      }
      if !words.isEmpty { return words.joined(separator: " ") }
    }
    switch tree.nodes[index].name {
    case .img: return tree.attribute(.alt, of: index) ?? ""
    case .input, .textarea, .select, .meter, .progress:
      return label(of: index, in: tree) ?? tree.attribute(.placeholder, of: index)
        ?? tree.attribute(.title, of: index) ?? ""
    default:
      let words = inner(index, in: tree)
      return words.isEmpty ? tree.attribute(.title, of: index) ?? "" : words
    }
  }

  /// The words of the label around a control, or of the one that names its identifier.
  private static func label(of index: Int, in tree: ElementTree) -> String? {
    let id = tree.attribute(.id, of: index)
    for candidate in tree.nodes.indices where tree.nodes[candidate].name == .label {
      let isAround = candidate < index && index < candidate + Int(tree.nodes[candidate].span)
      let isNamed = id != nil && tree.attribute(.for, of: candidate) == id
      if isAround || isNamed { return inner(candidate, in: tree) }
    }
    return nil
  }

  /// The words inside, with what pictures stand for.
  private static func inner(_ index: Int, in tree: ElementTree) -> String {
    var words: [String] = []
    var node = index
    let end = index + Int(tree.nodes[index].span)
    while node < end {
      if tree.attribute(.ariaHidden, of: node) == "true" {
        node += Int(tree.nodes[node].span)
        continue
      }
      let label = node == index ? nil : tree.attribute(.ariaLabel, of: node)
      if let said = label ?? tree.attribute(.alt, of: node), !said.isEmpty {
        words.append(said)
        node += Int(tree.nodes[node].span)
        continue
      }
      let text = tree.string(tree.nodes[node].textStart, tree.nodes[node].textEnd)
      if !text.isEmpty { words.append(text) }
      node += 1
    }
    return words.joined(separator: " ")
  }
}
