public import ElementTree

/// The steps that turn one tree into another.
///
/// The old tree's nodes are numbered in document order, as on a page that shows it for the first time;
/// a session that goes on keeps a ``NumberedTree``.
///
/// - Complexity: O(*n* log *n*), where *n* is the number of nodes of both trees.
public func diff(
  _ old: ElementTree, _ new: ElementTree, options: DiffOptions = DiffOptions()
) -> Patch {
  var page = NumberedTree(old)
  return page.update(to: new, options: options).patch
}
