import ElementTree

extension TreeDiffer {
  /// Whether two subtrees of one span are equal, keys included.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes and bytes.
  mutating func isEqual(_ a: Int, _ b: Int) -> Bool {
    let span = Int(oldArrays.nodes[a].span)
    statistics.verifiedNodes += span
    for offset in 0..<span {
      let (x, y) = (oldArrays.nodes[a + offset].style, newArrays.nodes[b + offset].style)
      guard x == 0 && y == 0 || isStyleEqual(x, y) else { return false }
    }
    for offset in 0..<span
    where !oldArrays.isOwnEqual(a + offset, newArrays, b + offset) {
      return false
    }
    return true
  }

  private mutating func isStyleEqual(_ a: StyleTable.List, _ b: StyleTable.List) -> Bool {
    let index = Int(a)
    // A zero says that no list is known to be equal, so it never stands for the empty list.
    if b != 0, index < equalStyles.count, equalStyles[index] == b { return true }
    guard oldStyle(a) == newCopier.number(of: b) else { return false }
    if index >= equalStyles.count {
      equalStyles.append(contentsOf: repeatElement(0, count: index + 1 - equalStyles.count))
    }
    equalStyles[index] = b
    return true
  }
}
