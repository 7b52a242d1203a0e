extension ElementTree {
  /// Appends a node of the given bytes, which must be normalised, as ``CharacterData`` says.
  ///
  /// - Returns: The node's index; its span is one until the caller knows better.
  package mutating func append(
    _ name: ElementName, style: StyleTable.List, key: UInt64, origin: UInt32,
    attributes own: [(name: AttributeName, value: [UInt8])], text content: [UInt8]
  ) -> Int {
    let first = UInt32(truncatingIfNeeded: attributes.count)
    for (name, value) in own {
      let start = UInt32(truncatingIfNeeded: text.count)
      text.append(contentsOf: value)
      attributes.append(
        Attribute(name: name, start: start, end: UInt32(truncatingIfNeeded: text.count)))
    }
    let start = UInt32(truncatingIfNeeded: text.count)
    text.append(contentsOf: content)
    nodes.append(
      Node(
        name: name, attributeCount: UInt8(truncatingIfNeeded: own.count), style: style, span: 1,
        attributeStart: first, textStart: start, textEnd: UInt32(truncatingIfNeeded: text.count),
        origin: origin, key: key))
    return nodes.count - 1
  }
}
