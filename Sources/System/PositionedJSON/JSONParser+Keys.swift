extension JSONParser {
  /// Reports each key that stands in the object before.
  ///
  /// A few keys are compared with each other, many are sorted first, so that no choice of keys
  /// makes this slow.
  mutating func reportRepeatedKeys(in frame: Frame) {
    guard frame.count > 1 else { return }
    if frame.count <= 16 {
      reportRepeatedKeysByPairs(in: frame)
    } else {
      reportRepeatedKeysBySorting(in: frame)
    }
  }

  private mutating func reportRepeatedKeysByPairs(in frame: Frame) {
    var later = frame.node + 1
    while later < nodes.count {
      var earlier = frame.node + 1
      while earlier < later {
        if JSONString.areEqual(nodes[earlier], nodes[later], in: bytes) {
          reportRepeatedKey(later)
          break
        }
        earlier = nodes[earlier + 1].next(after: earlier + 1)
      }
      later = nodes[later + 1].next(after: later + 1)
    }
  }

  private mutating func reportRepeatedKeysBySorting(in frame: Frame) {
    var keys: [(text: ArraySlice<UInt8>, node: Int)] = []
    keys.reserveCapacity(Int(frame.count))
    var index = frame.node + 1
    while index < nodes.count {
      let node = nodes[index]
      let text =
        node.hasEscapes ? JSONString.decodedBytes(node, in: bytes)[...] : bytes[node.content]
      keys.append((text, index))
      index = nodes[index + 1].next(after: index + 1)
    }
    keys.sort { one, other in
      if one.text.lexicographicallyPrecedes(other.text) { return true }
      if other.text.lexicographicallyPrecedes(one.text) { return false }
      return one.node < other.node
    }
    var repeated: [Int] = []
    for (one, other) in zip(keys, keys.dropFirst()) where one.text == other.text {
      repeated.append(other.node)
    }
    for node in repeated.sorted() { reportRepeatedKey(node) }
  }

  private mutating func reportRepeatedKey(_ node: Int) {
    guard hasRoomForIssue() else { return }
    issues.append(
      issue(
        at: nodes[node].offset,
        message: "found the key "
          + JSONText.excerpt(JSONString.decode(nodes[node], in: bytes))
          + " a second time, wanted each key once",
        path: path(of: node), hint: "Remove one of the two members, or rename it."))
  }
}
