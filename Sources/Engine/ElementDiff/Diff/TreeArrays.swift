import ElementTree

/// The arrays of a tree, as long as ``with(_:_:)`` runs.
///
/// Lists are long and rows short: counting references to the arrays once a row takes longer than
/// comparing the row.
struct TreeArrays {
  var nodes: UnsafeBufferPointer<ElementTree.Node>
  var attributes: UnsafeBufferPointer<ElementTree.Attribute>
  var text: UnsafeRawBufferPointer

  /// No arrays.
  static var none: TreeArrays {
    TreeArrays(
      nodes: UnsafeBufferPointer(start: nil, count: 0),
      attributes: UnsafeBufferPointer(start: nil, count: 0),
      text: UnsafeRawBufferPointer(start: nil, count: 0))
  }

  /// Calls `body` with the arrays of a tree, which must not leave it.
  static func with(_ tree: ElementTree, _ body: (TreeArrays) -> Void) {
    tree.nodes.withUnsafeBufferPointer { nodes in
      tree.attributes.withUnsafeBufferPointer { attributes in
        tree.text.withUnsafeBytes { text in
          body(TreeArrays(nodes: nodes, attributes: attributes, text: text))
        }
      }
    }
  }

  /// Whether two nodes are equal but for their styles and children.
  @inline(__always)
  func isOwnEqual(_ a: Int, _ other: TreeArrays, _ b: Int) -> Bool {
    guard nodes[a].name == other.nodes[b].name, nodes[a].span == other.nodes[b].span,
      nodes[a].key == other.nodes[b].key, nodes[a].owner == other.nodes[b].owner,
      nodes[a].attributeCount == other.nodes[b].attributeCount,
      isTextEqual(
        nodes[a].textStart, nodes[a].textEnd, other, other.nodes[b].textStart,
        other.nodes[b].textEnd)
    else { return false }
    let (p, q) = (Int(nodes[a].attributeStart), Int(other.nodes[b].attributeStart))
    for offset in 0..<Int(nodes[a].attributeCount) {
      let (x, y) = (attributes[p + offset], other.attributes[q + offset])
      guard x.name == y.name, isTextEqual(x.start, x.end, other, y.start, y.end) else {
        return false
      }
    }
    return true
  }

  /// Compares eight bytes at a time; texts are short, so calling `memcmp` would take longer.
  @inline(__always)
  private func isTextEqual(
    _ a: UInt32, _ aEnd: UInt32, _ other: TreeArrays, _ b: UInt32, _ bEnd: UInt32
  ) -> Bool {
    let count = Int(aEnd) - Int(a)
    guard count == Int(bEnd) - Int(b) else { return false }
    var offset = 0
    while offset + 8 <= count {
      if text.loadUnaligned(fromByteOffset: Int(a) + offset, as: UInt64.self)
        != other.text.loadUnaligned(fromByteOffset: Int(b) + offset, as: UInt64.self)
      {
        return false
      }
      offset += 8
    }
    while offset < count {
      if text[Int(a) + offset] != other.text[Int(b) + offset] { return false }
      offset += 1
    }
    return true
  }
}
