extension ElementTree {
  /// A 64-bit hash of every node's subtree, by index: name, attributes, text, style and children.
  ///
  /// It is the same for equal content in every process. Keys and origins are not part of it.
  package func subtreeHashes() -> [UInt64] {
    var copy = styles
    var styleHashes: [StyleTable.List: UInt64] = [0: 0]
    var hashes = [UInt64](repeating: 0, count: nodes.count)
    text.withUnsafeBufferPointer { text in
      for index in nodes.indices.reversed() {
        let node = nodes[index]
        var hash = StableHash.combine(0, UInt64(node.name.rawValue))
        if let known = styleHashes[node.style] {
          hash = StableHash.combine(hash, known)
        } else {
          let new = copy.rule(for: node.style).hash
          styleHashes[node.style] = new
          hash = StableHash.combine(hash, new)
        }
        let first = Int(node.attributeStart)
        for attribute in attributes[first..<(first + Int(node.attributeCount))] {
          hash = StableHash.combine(hash, UInt64(attribute.name.rawValue))
          hash = StableHash.combine(
            hash,
            UnsafeBufferPointer(rebasing: text[Int(attribute.start)..<Int(attribute.end)]))
        }
        hash = StableHash.combine(
          hash, UnsafeBufferPointer(rebasing: text[Int(node.textStart)..<Int(node.textEnd)]))
        var child = index + 1
        let end = index + Int(node.span)
        while child < end {
          hash = StableHash.combine(hash, hashes[child])
          child += Int(nodes[child].span)
        }
        hashes[index] = hash
      }
    }
    return hashes
  }

  /// A hash of the whole tree, the same for equal trees in every process.
  public var hash: UInt64 {
    let hashes = subtreeHashes()
    return roots.reduce(0x51) { StableHash.combine($0, hashes[$1]) }
  }
}

extension ElementTree: Hashable {
  /// Whether both trees have the same elements, attributes, styles, text and keys.
  public static func == (left: ElementTree, right: ElementTree) -> Bool {
    guard left.nodes.count == right.nodes.count else { return false }
    var (left, right) = (left, right)
    for (a, b) in zip(left.nodes, right.nodes) {
      guard a.name == b.name, a.span == b.span, a.attributeCount == b.attributeCount,
        a.key == b.key,
        left.text[Int(a.textStart)..<Int(a.textEnd)]
          == right.text[Int(b.textStart)..<Int(b.textEnd)],
        left.styles.rule(for: a.style).body == right.styles.rule(for: b.style).body
      else { return false }
      for offset in 0..<Int(a.attributeCount) {
        let x = left.attributes[Int(a.attributeStart) + offset]
        let y = right.attributes[Int(b.attributeStart) + offset]
        guard x.name == y.name,
          left.text[Int(x.start)..<Int(x.end)] == right.text[Int(y.start)..<Int(y.end)]
        else { return false }
      }
    }
    return true
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
