/// How the cases of a file came out.
package struct LayoutReport: Encodable, Sendable {
  package var file: String
  /// The cases in which no view is larger than what it is proposed.
  package var withoutOverflow = Rate()
  /// The cases in which some view is.
  package var withOverflow = Rate()
  /// The elements of all cases together.
  package var elements = 0
  package var misses: [Miss] = []

  package init(file: String) { self.file = file }

  /// Counts a case.
  mutating func count(_ one: LayoutCase, isRight: Bool) {
    let right = isRight ? 1 : 0
    if one.overflows {
      withOverflow.all += 1
      withOverflow.right += right
    } else {
      withoutOverflow.all += 1
      withoutOverflow.right += right
    }
  }

  package struct Rate: Encodable, Sendable, Equatable {
    package var right = 0
    package var all = 0

    package init(right: Int = 0, all: Int = 0) {
      self.right = right
      self.all = all
    }

    /// With one decimal; 100 of nothing.
    package var percent: Double {
      all == 0 ? 100 : (Double(right) / Double(all) * 1000).rounded() / 10
    }

    private enum CodingKeys: String, CodingKey { case right, all, percent }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(right, forKey: .right)
      try container.encode(all, forKey: .all)
      try container.encode(percent, forKey: .percent)
    }
  }

  /// A case with a leaf that is off, or that could not be rendered.
  package struct Miss: Encodable, Sendable {
    package var id: String
    package var overflows: Bool
    /// The leaves that are off, by name.
    package var leaves: [String: Leaf] = [:]
    /// Why there are no elements.
    package var error: String?
  }

  /// A leaf's rectangles: x, y, width and height in points.
  package struct Leaf: Encodable, Sendable {
    package var expected: [Double]
    /// Nil if the page doesn't have the leaf.
    package var found: [Double]?
  }
}
