package import ElementTree

/// The nodes that a patch inserts, in flat arrays as in a tree.
///
/// Equal nodes in equal order are equal arrays: every byte stands where it was appended.
package struct PatchContent: Hashable, Sendable {
  /// One element or text node.
  package struct Node: Hashable, Sendable {
    package var name: ElementName
    package var attributeCount: UInt8
    /// The number of the element's style rule, or zero.
    package var style: UInt32
    /// The number of nodes in the subtree, this one included.
    package var span: UInt32
    package var attributeStart: UInt32
    package var textStart: UInt32
    package var textEnd: UInt32
    package var key: UInt64

    /// Where the attributes are in ``PatchContent/attributes``.
    package var attributes: Range<Int> {
      Int(attributeStart)..<(Int(attributeStart) + Int(attributeCount))
    }
  }

  /// One attribute of an element.
  package struct Attribute: Hashable, Sendable {
    package var name: AttributeName
    package var start: UInt32
    package var end: UInt32
  }

  package private(set) var nodes: [Node] = []
  package private(set) var attributes: [Attribute] = []
  package private(set) var text: [UInt8] = []

  package init() {}

  /// Opens an element; its attributes, its text and its children follow, in this order.
  package mutating func open(_ name: ElementName, style: UInt32, key: UInt64) -> Int {
    let end = UInt32(truncatingIfNeeded: text.count)
    nodes.append(
      Node(
        name: name, attributeCount: 0, style: style, span: 1,
        attributeStart: UInt32(truncatingIfNeeded: attributes.count), textStart: end, textEnd: end,
        key: key))
    return nodes.count - 1
  }

  /// Adds an attribute to the element opened last.
  package mutating func attribute(_ name: AttributeName, _ value: some Collection<UInt8>) {
    guard let last = nodes.indices.last else { return }
    let range = append(value)
    attributes.append(Attribute(name: name, start: range.start, end: range.end))
    nodes[last].attributeCount &+= 1
  }

  /// Gives the node opened last its text; an empty text is none.
  package mutating func text(_ value: some Collection<UInt8>) {
    guard let last = nodes.indices.last, !value.isEmpty else { return }
    let range = append(value)
    nodes[last].textStart = range.start
    nodes[last].textEnd = range.end
  }

  /// Closes the element that `open` gave.
  package mutating func close(_ index: Int) {
    nodes[index].span = UInt32(truncatingIfNeeded: nodes.count - index)
  }

  /// The indices of the outermost nodes of a range.
  package func roots(of range: Range<Int>) -> [Int] {
    var result: [Int] = []
    var index = range.lowerBound
    while index < min(range.upperBound, nodes.count) {
      result.append(index)
      index += Int(nodes[index].span)
    }
    return result
  }

  /// A string that the content holds.
  package func string(_ start: UInt32, _ end: UInt32) -> String {
    String(decoding: text[Int(start)..<Int(end)], as: UTF8.self)
  }

  /// Adds the nodes of other content behind these.
  package mutating func append(_ other: PatchContent) {
    let textShift = UInt32(truncatingIfNeeded: text.count)
    let attributeShift = UInt32(truncatingIfNeeded: attributes.count)
    text += other.text
    attributes += other.attributes.map {
      Attribute(name: $0.name, start: $0.start + textShift, end: $0.end + textShift)
    }
    nodes += other.nodes.map { node in
      var node = node
      node.attributeStart += attributeShift
      node.textStart += textShift
      node.textEnd += textShift
      return node
    }
  }

  /// Forgets the keys, which a browser has no use for.
  package mutating func removeKeys() {
    for index in nodes.indices { nodes[index].key = 0 }
  }

  private mutating func append(_ bytes: some Collection<UInt8>) -> (start: UInt32, end: UInt32) {
    let start = UInt32(truncatingIfNeeded: text.count)
    text.append(contentsOf: bytes)
    return (start, UInt32(truncatingIfNeeded: text.count))
  }
}
