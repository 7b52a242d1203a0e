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
    sum = tree.nodes.reduce(0) { sum, node in
      let kind = KindSum.all[Int(node.name.rawValue)]
      return sum &* kind.factor &+ kind.sum
    }
  }
}

/// What a kind of node adds to the sum: the UTF-8 of its name behind a slash, as digits of base 31.
private struct KindSum {
  var factor: UInt32 = 1
  var sum: UInt32 = 0

  static let all: [KindSum] = ElementName.allCases.map { name in
    "/\(name == .text ? "" : name.string)".utf8.reduce(into: KindSum()) {
      $0.factor = $0.factor &* 31
      $0.sum = $0.sum &* 31 &+ UInt32($1)
    }
  }
}

extension ElementName {
  /// What events say of the kind of their element: what it adds to a sum of kinds, in seven bits.
  package var eventKind: UInt8 { UInt8(KindSum.all[Int(rawValue)].sum & 127) }
}
