/// A subtree that takes the place of another in a tree.
///
/// Its table of styles continues that of the tree, so that equal numbers are equal lists.
package struct TreePart: Sendable {
  /// The index of the subtree's root in the tree as it was before.
  package var index: Int
  /// The new subtree, one root with all that is in it.
  package var tree: ElementTree

  package init(index: Int, tree: ElementTree) {
    self.index = index
    self.tree = tree
  }
}

extension ElementTree {
  /// A copy of a subtree.
  ///
  /// - Complexity: O(*n*), where *n* is the number of its nodes and bytes.
  package func subtree(at index: Int) -> ElementTree {
    var result = ElementTree()
    result.styles = styles
    result.origins = origins
    let end = index + Int(nodes[index].span)
    result.nodes.reserveCapacity(end - index)
    for var node in nodes[index..<end] {
      let first = Int(node.attributeStart)
      node.attributeStart = UInt32(truncatingIfNeeded: result.attributes.count)
      for attribute in attributes[first..<(first + Int(node.attributeCount))] {
        let range = result.append(text[Int(attribute.start)..<Int(attribute.end)])
        result.attributes.append(
          Attribute(name: attribute.name, start: range.start, end: range.end))
      }
      let range = result.append(text[Int(node.textStart)..<Int(node.textEnd)])
      node.textStart = range.start
      node.textEnd = range.end
      result.nodes.append(node)
    }
    return result
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) -> (start: UInt32, end: UInt32) {
    let start = UInt32(truncatingIfNeeded: text.count)
    text.append(contentsOf: bytes)
    return (start, UInt32(truncatingIfNeeded: text.count))
  }

  /// Puts a part into its place; the bytes of the old one stay behind.
  ///
  /// - Complexity: O(*m*), where *m* is the size of the part, if it has as many nodes as the old one.
  package mutating func replace(with part: TreePart) {
    let span = Int(nodes[part.index].span)
    let difference = part.tree.nodes.count - span
    styles = part.tree.styles
    let textShift = UInt32(truncatingIfNeeded: text.count)
    let attributeShift = UInt32(truncatingIfNeeded: attributes.count)
    text.append(contentsOf: part.tree.text)
    for var attribute in part.tree.attributes {
      attribute.start += textShift
      attribute.end += textShift
      attributes.append(attribute)
    }
    if difference != 0 {
      for ancestor in ancestors(of: part.index) {
        nodes[ancestor].span = UInt32(
          truncatingIfNeeded: Int(nodes[ancestor].span) + difference)
      }
      nodes.replaceSubrange(part.index..<(part.index + span), with: part.tree.nodes)
    }
    for (offset, var node) in part.tree.nodes.enumerated() {
      node.attributeStart += attributeShift
      node.textStart += textShift
      node.textEnd += textShift
      nodes[part.index + offset] = node
    }
  }

  /// The nodes around a node, the outermost first.
  ///
  /// - Complexity: O(*c*), where *c* is the number of siblings before it and before them.
  private func ancestors(of index: Int) -> [Int] {
    var result: [Int] = []
    var candidate = 0
    while candidate < index {
      let end = candidate + Int(nodes[candidate].span)
      if end > index {
        result.append(candidate)
        candidate += 1
      } else {
        candidate = end
      }
    }
    return result
  }
}
