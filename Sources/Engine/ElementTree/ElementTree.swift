/// A page or a part of one as a value: elements, attributes and text in flat arrays.
///
/// Nodes stand in document order; each knows how many nodes its subtree has, so a walk needs no
/// pointers and no reference counting:
///
///     index  0     1    2    3
///     node   div   h1   p    b
///     span   4     1    2    1
///
/// An element that holds nothing but text keeps the text itself; text beside elements is a node
/// named ``ElementName/text``.
public struct ElementTree: Sendable {
  /// One element or text node.
  package struct Node: Sendable {
    /// What kind of element this is.
    package var name: ElementName
    /// The number of attributes, which stand one after the other.
    package var attributeCount: UInt8
    /// The declarations of the element's class.
    package var style: StyleTable.List
    /// The number of nodes in the subtree, this one included.
    package var span: UInt32
    package var attributeStart: UInt32
    /// Where the text is in ``ElementTree/text``.
    package var textStart: UInt32
    package var textEnd: UInt32
    /// The views that made the node, by their index in ``ElementTree/origins``.
    package var origin: UInt32
    /// Whose events the node's are: a number of the views that listen, or zero. A node that lives on for
    /// other views shows so.
    package var owner: UInt32 = 0
    /// The identity among its siblings that the view's author gave, or zero.
    package var key: UInt64
  }

  /// One attribute of an element.
  package struct Attribute: Sendable {
    package var name: AttributeName
    package var start: UInt32
    package var end: UInt32

    package init(name: AttributeName, start: UInt32, end: UInt32) {
      self.name = name
      self.start = start
      self.end = end
    }
  }

  package var nodes: [Node] = []
  package var attributes: [Attribute] = []
  /// The UTF-8 of all text and attribute values, normalised as ``CharacterData`` says.
  package var text: [UInt8] = []
  package var styles = StyleTable()
  /// The paths of view types that made nodes, such as `Timeline/Card`; zero stands for the origin of
  /// the node around.
  package var origins: [String] = [""]

  /// Creates a tree without nodes.
  public init() {}

  /// The number of elements, text nodes not counted.
  public var elementCount: Int {
    nodes.reduce(0) { $0 + ($1.name == .text ? 0 : 1) }
  }

  /// The deepest nesting of elements.
  public var depth: Int {
    var ends: [Int] = []
    var deepest = 0
    for (index, node) in nodes.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      ends.append(index + Int(node.span))
      deepest = max(deepest, ends.count)
    }
    return deepest
  }

  /// The indices of a node's children.
  ///
  /// - Complexity: O(*n*), where *n* is the number of children.
  package func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    let end = index + Int(nodes[index].span)
    while child < end {
      result.append(child)
      child += Int(nodes[child].span)
    }
    return result
  }

  /// The indices of the nodes that have no parent.
  package var roots: [Int] {
    var result: [Int] = []
    var index = 0
    while index < nodes.count {
      result.append(index)
      index += Int(nodes[index].span)
    }
    return result
  }

  /// A string that the tree holds.
  package func string(_ start: UInt32, _ end: UInt32) -> String {
    String(decoding: text[Int(start)..<Int(end)], as: UTF8.self)
  }

  /// The value of a node's attribute.
  package func attribute(_ name: AttributeName, of index: Int) -> String? {
    let node = nodes[index]
    let start = Int(node.attributeStart)
    for attribute in attributes[start..<(start + Int(node.attributeCount))]
    where attribute.name == name {
      return string(attribute.start, attribute.end)
    }
    return nil
  }
}
