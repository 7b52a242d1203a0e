package import ElementTree

/// What a page and its server compare to know that they number the same nodes.
package struct PageShape: Equatable, Sendable {
  /// The number of elements and texts below `body`.
  package var count: UInt32
  /// A sum of their kinds in document order.
  package var sum: UInt32

  package init(count: UInt32, sum: UInt32) {
    self.count = count
    self.sum = sum
  }

  /// The shape of a page that shows a tree.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package init(of tree: ElementTree) {
    count = UInt32(truncatingIfNeeded: tree.nodes.count)
    sum = tree.nodes.reduce(0) { $0 &* 31 &+ UInt32($1.name.eventKind) }
  }
}

extension ElementName {
  /// What pages say of the kind of a node: the first letter of its name, a slash for texts.
  package var eventKind: UInt8 { ElementName.eventKinds[Int(rawValue)] }

  private static let eventKinds: [UInt8] = allCases.map { name in
    name == .text ? UInt8(ascii: "/") : name.string.utf8.first ?? 0
  }
}
