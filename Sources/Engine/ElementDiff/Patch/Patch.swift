package import ElementTree

/// The steps that turn one page into another.
///
/// Nodes are named by ``InstanceID``; style rules by number: the rules of a page's first tree are
/// 1, 2, 3… ordered by class name, and the rules that a patch brings go on from there.
///
///     let patch = diff(old, new)
///     let page = try patch.apply(to: old)
///     // page == new
public struct Patch: Hashable, Sendable {
  /// The steps in the order in which they are taken.
  public package(set) var operations: [PatchOperation] = []
  /// Style rules that the page has not had before, in the order of their numbers.
  package var rules: [StyleRule] = []
  /// The nodes that operations insert.
  package var content = PatchContent()

  /// Creates a patch without steps.
  public init() {}

  /// Whether the patch changes nothing.
  public var isEmpty: Bool { operations.isEmpty && rules.isEmpty }

  /// The same patch without the keys of new nodes, as browsers are sent it.
  package var withoutKeys: Patch {
    var copy = self
    copy.content.removeKeys()
    return copy
  }
}
