extension ElementTree {
  /// Appends the tree's HTML, which is well-formed XML as well.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes written.
  package mutating func write(to writer: inout HTMLWriter) {
    write(to: &writer, replacing: .max) { _ in .max }
  }

  /// Appends the tree's HTML, in which something else stands for some nodes without children.
  ///
  /// - Parameters:
  ///   - first: The first of these nodes.
  ///   - replace: Writes what stands for it, and gives the next.
  mutating func write(
    to writer: inout HTMLWriter, replacing first: Int,
    by replace: (inout HTMLWriter) -> Int
  ) {
    let names = classNames()
    nodes.withUnsafeBufferPointer { nodes in
      attributes.withUnsafeBufferPointer { attributes in
        text.withUnsafeBufferPointer { text in
          names.withUnsafeBufferPointer { names in
            writeNodes(nodes, attributes, text, names, first, replace, to: &writer)
          }
        }
      }
    }
  }

  /// The tree's HTML.
  public var html: String {
    var copy = self
    var writer = HTMLWriter(capacity: text.count + nodes.count * 32)
    copy.write(to: &writer)
    return writer.string
  }

  /// ` class="name` of every list in use, by list.
  private mutating func classNames() -> [[UInt8]] {
    var names: [[UInt8]] = []
    for node in nodes where node.style != 0 {
      let list = Int(node.style)
      if list >= names.count {
        names.append(contentsOf: repeatElement([], count: list + 1 - names.count))
      }
      if names[list].isEmpty {
        names[list] = Array(" class=\"\(styles.rule(for: node.style).name)".utf8)
      }
    }
    return names
  }

  private func writeNodes(
    _ nodes: UnsafeBufferPointer<Node>, _ attributes: UnsafeBufferPointer<Attribute>,
    _ text: UnsafeBufferPointer<UInt8>, _ classNames: UnsafeBufferPointer<[UInt8]>,
    _ firstReplaced: Int, _ replace: (inout HTMLWriter) -> Int, to writer: inout HTMLWriter
  ) {
    let startTags = ElementName.startTags
    let endTags = ElementName.endTags
    let openings = AttributeName.openings
    var open: [(end: Int, name: ElementName)] = []
    open.reserveCapacity(64)
    var replaced = firstReplaced
    for index in nodes.indices {
      while let last = open.last, last.end <= index {
        open.removeLast()
        writer.appendMarkup(endTags[Int(last.name.rawValue)])
      }
      if index == replaced {
        replaced = replace(&writer)
        continue
      }
      let node = nodes[index]
      let content = UnsafeBufferPointer(rebasing: text[Int(node.textStart)..<Int(node.textEnd)])
      if node.name == .text {
        writer.appendText(content)
        continue
      }
      writer.appendMarkup(startTags[Int(node.name.rawValue)])
      // A page's outermost SVG elements need the namespace where the page is read as XML.
      if node.name == .svg { writer.appendMarkup(" xmlns=\"http://www.w3.org/2000/svg\"") }
      let first = Int(node.attributeStart)
      let own = UnsafeBufferPointer(
        rebasing: attributes[first..<(first + Int(node.attributeCount))])
      if node.style != 0 {
        // Names of the author's stand in the same attribute, wherever they were added.
        writer.appendMarkup(classNames[Int(node.style)])
        for attribute in own where attribute.name == .class {
          writer.appendMarkup(" ")
          writer.appendAttributeValue(
            UnsafeBufferPointer(rebasing: text[Int(attribute.start)..<Int(attribute.end)]))
        }
        writer.appendMarkup("\"")
      }
      for attribute in own where node.style == 0 || attribute.name != .class {
        writer.appendMarkup(openings[Int(attribute.name.rawValue)])
        writer.appendAttributeValue(
          UnsafeBufferPointer(rebasing: text[Int(attribute.start)..<Int(attribute.end)]))
        writer.appendMarkup("\"")
      }
      if node.name.isVoid {
        writer.appendMarkup("/>")
        continue
      }
      if node.span == 1 {
        if content.isEmpty, node.name.isSVG {
          writer.appendMarkup("/>")
          continue
        }
        writer.appendMarkup(">")
        if node.name.dropsLeadingLineFeed, content.first == 0x0A { writer.appendMarkup("\n") }
        writer.appendText(content)
        writer.appendMarkup(endTags[Int(node.name.rawValue)])
        continue
      }
      writer.appendMarkup(">")
      if node.name.dropsLeadingLineFeed {
        let next = nodes[index + 1]
        let isLineFeed =
          content.first == 0x0A
          || (content.isEmpty && next.name == .text && next.textStart < next.textEnd
            && text[Int(next.textStart)] == 0x0A)
        if isLineFeed { writer.appendMarkup("\n") }
      }
      writer.appendText(content)
      open.append((index + Int(node.span), node.name))
    }
    while let last = open.popLast() { writer.appendMarkup(endTags[Int(last.name.rawValue)]) }
  }
}
