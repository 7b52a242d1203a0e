package import ElementTree

/// A page as it is compared: its nodes in document order, with what distinguishes them.
///
/// Pages of ours and of others come to be the same kind of value, so that one comparison serves both.
/// The nodes of an `ElementTree` have the indices that they have there.
package struct ComparedPage: Sendable {
  /// An element, or a text beside elements.
  struct Node: Sendable {
    /// A hash of the element's name; ``ComparedPage/textName`` for a text.
    var name: UInt64
    /// The number of nodes in the subtree, this one included.
    var span: Int32
    /// The index of the node around it, or −1.
    var parent: Int32 = -1
    /// The identity among its siblings that an author gave, or zero.
    var key: UInt64 = 0
    /// What names the element on its page, such as its `id`, as a hash; zero if nothing does.
    var identity: UInt64 = 0
    /// A hash of name, attributes, declarations and the text of the element itself.
    var own: UInt64 = 0
    /// A hash of all that, and of what is inside.
    var content: UInt64 = 0
    /// A hash of all that with keys.
    var full: UInt64 = 0
    /// A hash of names and texts alone; zero if there is no text.
    var words: UInt64 = 0
    /// The number of the element's declarations in ``ComparedPage/bodies``; zero for none.
    var style: UInt32 = 0
    var origin: UInt32 = 0
    var attributeStart: Int32 = 0
    var attributeCount: Int32 = 0
    var textStart: UInt32 = 0
    var textEnd: UInt32 = 0
  }

  /// An attribute of an element.
  struct Attribute: Sendable {
    /// The index of its name in ``ComparedPage/attributeNames``.
    var name: Int32
    var start: UInt32
    var end: UInt32
  }

  var nodes: [Node] = []
  var attributes: [Attribute] = []
  /// The UTF-8 of all text and attribute values.
  var text: [UInt8] = []
  /// The names of elements by their hashes.
  var elementNames: [UInt64: String] = [:]
  var attributeNames: [String] = []
  /// Declarations as a style sheet writes them, by number.
  var bodies: [UInt32: String] = [:]
  /// The paths of views that made nodes; zero stands for the origin of the node around.
  var origins: [String] = [""]

  /// What stands for a name in a text's node.
  static let textName = StableHash.of("#text".utf8)

  /// Creates a page without nodes.
  init() {}

  func isText(_ index: Int) -> Bool { nodes[index].name == Self.textName }

  func name(of index: Int) -> String { elementNames[nodes[index].name] ?? "#text" }

  /// The text of a text's node, or of an element that holds nothing else.
  func text(of index: Int) -> String {
    String(decoding: textBytes(of: index), as: UTF8.self)
  }

  func textBytes(of index: Int) -> ArraySlice<UInt8> {
    text[Int(nodes[index].textStart)..<Int(nodes[index].textEnd)]
  }

  func hasText(_ index: Int) -> Bool { nodes[index].textStart < nodes[index].textEnd }

  func attributeSlice(of index: Int) -> ArraySlice<Attribute> {
    let start = Int(nodes[index].attributeStart)
    return attributes[start..<(start + Int(nodes[index].attributeCount))]
  }

  func value(of attribute: Attribute) -> ArraySlice<UInt8> {
    text[Int(attribute.start)..<Int(attribute.end)]
  }

  /// The index behind the last node inside.
  func end(of index: Int) -> Int { index + Int(nodes[index].span) }

  /// The children of a node, or the nodes without a parent for −1.
  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    let end = index < 0 ? nodes.count : end(of: index)
    while child < end {
      result.append(child)
      child = self.end(of: child)
    }
    return result
  }

  /// Sets what follows from names, attributes and spans: parents and hashes.
  ///
  /// - Parameter attributeHashes: The hashes of the names of attributes, by their index.
  mutating func finish(attributeHashes: [UInt64], styleHashes: [UInt32: UInt64]) {
    text.withUnsafeBufferPointer { text in
      for index in nodes.indices.reversed() {
        let node = nodes[index]
        var own = StableHash.combine(node.name, styleHashes[node.style] ?? 0)
        let start = Int(node.attributeStart)
        for attribute in attributes[start..<(start + Int(node.attributeCount))] {
          own = StableHash.combine(own, attributeHashes[Int(attribute.name)])
          own = StableHash.combine(
            own, UnsafeBufferPointer(rebasing: text[Int(attribute.start)..<Int(attribute.end)]))
        }
        own = StableHash.combine(
          own, UnsafeBufferPointer(rebasing: text[Int(node.textStart)..<Int(node.textEnd)]))
        var (content, full) = (own, StableHash.combine(own, node.key))
        var words = node.name
        var hasWords = node.textStart < node.textEnd
        if hasWords {
          words = StableHash.combine(
            words,
            UnsafeBufferPointer(rebasing: text[Int(node.textStart)..<Int(node.textEnd)]))
        }
        var child = index + 1
        let end = index + Int(node.span)
        while child < end {
          if nodes[child].words != 0 { hasWords = true }
          let inner = nodes[child].words == 0 ? nodes[child].name : nodes[child].words
          words = StableHash.combine(words, inner)
          content = StableHash.combine(content, nodes[child].content)
          full = StableHash.combine(full, nodes[child].full)
          nodes[child].parent = Int32(truncatingIfNeeded: index)
          child += Int(nodes[child].span)
        }
        (nodes[index].own, nodes[index].content, nodes[index].full) = (own, content, full)
        nodes[index].words = hasWords ? words | 1 : 0
      }
    }
  }
}

extension ComparedPage {
  private static let treeNames = ElementName.allCases.map { name in
    name == .text
      ? textName : StableHash.of(name.isSVG ? "svg \(name.string)".utf8 : name.string.utf8)
  }
  private static let treeElementNames = Dictionary(
    zip(treeNames, ElementName.allCases.map(\.string)), uniquingKeysWith: { first, _ in first })
  private static let treeAttributeNames = AttributeName.allCases.map(\.string)
  private static let treeAttributeHashes = treeAttributeNames.map { StableHash.of($0.utf8) }

  /// Creates a page of a tree.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the tree.
  package init(_ tree: ElementTree) {
    text = tree.text
    elementNames = Self.treeElementNames
    attributeNames = Self.treeAttributeNames
    origins = tree.origins
    attributes = tree.attributes.map {
      Attribute(name: Int32($0.name.rawValue), start: $0.start, end: $0.end)
    }
    var styles = tree.styles
    var styleHashes: [UInt32: UInt64] = [0: 0]
    nodes = tree.nodes.map { node in
      let style = UInt32(node.style)
      if styleHashes[style] == nil {
        let rule = styles.rule(for: node.style)
        styleHashes[style] = rule.hash
        bodies[style] = rule.body
      }
      var result = Node(name: Self.treeNames[Int(node.name.rawValue)], span: Int32(node.span))
      (result.key, result.style, result.origin) = (node.key, style, node.origin)
      result.attributeStart = Int32(node.attributeStart)
      result.attributeCount = Int32(node.attributeCount)
      (result.textStart, result.textEnd) = (node.textStart, node.textEnd)
      return result
    }
    for (index, node) in tree.nodes.enumerated() where node.attributeCount > 0 {
      for attribute in attributeSlice(of: index)
      where attribute.name == Int32(AttributeName.id.rawValue)
        || attribute.name == Int32(AttributeName.dataTestid.rawValue)
      {
        nodes[index].identity = StableHash.of(value(of: attribute)) | 1
        break
      }
    }
    finish(attributeHashes: Self.treeAttributeHashes, styleHashes: styleHashes)
  }
}
