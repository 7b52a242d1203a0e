/// What a diff found.
public struct TreeUpdate: Sendable {
  /// The steps from the old tree to the new one.
  public var patch: Patch
  /// What the views' author should know.
  public var diagnostics: [DiffDiagnostic]
  /// Nodes that live on with the same number for other views than those that listened: an event that was sent
  /// before the page knew is none of theirs.
  package var reowned: [UInt32] = []
  /// How much work it was.
  package var statistics: DiffStatistics
}

/// Something in a tree that a diff can handle but its author would want to correct.
public enum DiffDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// Two children of a node have the same key; they are matched in the order in which they stand.
  ///
  /// Only children that are not where they were are looked at.
  case duplicateKey(UInt64, parent: InstanceID)

  public var description: String {
    switch self {
    case .duplicateKey(let key, let parent):
      "Two rows of node \(parent) have one identity (key \(String(key, radix: 16))). "
        + "Give every element of a ForEach an id of its own."
    }
  }
}

/// How a diff is made.
public struct DiffOptions: Sendable {
  /// Nodes that must not be moved, because a reader types into them or drags them.
  ///
  /// What they are in stays in place as well. If pinned nodes have changed their order among
  /// themselves, as many as possible stay.
  public var pinned: Set<InstanceID>
  /// Whether subtrees of equal hash are compared byte by byte before they are skipped.
  ///
  /// Without, an unchanged page costs nothing, and one in 2⁶⁴ changes is not seen.
  public var verifiesEqualHashes: Bool

  /// Creates options.
  public init(pinned: Set<InstanceID> = [], verifiesEqualHashes: Bool = true) {
    self.pinned = pinned
    self.verifiesEqualHashes = verifiesEqualHashes
  }
}

/// Counts of a diff's work, which are the same on every machine.
package struct DiffStatistics: Hashable, Sendable {
  /// Pairs of nodes whose own attributes and texts were compared.
  package var visitedPairs = 0
  /// Nodes whose bytes were compared because their hashes were equal.
  package var verifiedNodes = 0
  /// Steps of matching children: table lookups, comparisons, steps of searches.
  package var matchingSteps = 0

  package init() {}
}
