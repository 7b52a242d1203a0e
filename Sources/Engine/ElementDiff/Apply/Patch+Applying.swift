public import ElementTree

extension Patch {
  /// The tree that the patch makes of another whose nodes are numbered in document order.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of nodes and *m* that of operations.
  public func apply(to tree: ElementTree) throws(PatchError) -> ElementTree {
    try apply(to: NumberedTree(tree)).tree
  }

  /// The page that the patch makes of another.
  public func apply(to page: NumberedTree) throws(PatchError) -> NumberedTree {
    var linked = LinkedTree(page, adding: rules)
    for (index, operation) in operations.enumerated() {
      do {
        try linked.apply(operation, of: self)
      } catch {
        throw PatchError(code: error.code, message: error.message, operation: index)
      }
    }
    return linked.numberedTree()
  }
}
