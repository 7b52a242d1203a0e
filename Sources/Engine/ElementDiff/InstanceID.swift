/// The number of a node on a page that is being patched.
///
/// A node keeps its number as long as it lives, wherever it moves, and no number is given twice.
/// Both sides count alike, so numbers of new nodes are never sent: the nodes of a page's first tree
/// are 1, 2, 3… in document order, and the nodes of whatever a patch inserts go on from there, in the
/// order of the patch's operations and within one in document order.
///
/// Text beside elements is a node with a number; the only text of an element belongs to the element.
public struct InstanceID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number; zero stands for the page around the outermost nodes.
  public var number: UInt32

  /// Creates an identifier.
  public init(_ number: UInt32) { self.number = number }

  /// The page around the outermost nodes.
  public static let page = InstanceID(0)

  public static func < (left: InstanceID, right: InstanceID) -> Bool {
    left.number < right.number
  }

  public var description: String { "#\(number)" }
}
