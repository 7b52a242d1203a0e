/// A page in which rows of one kind are kept as their strings, with the elements of the kind once.
///
/// Long lists are written from it without making the elements of each row. Whoever asks for the elements
/// has them by ``expanded``; both ways give the same page.
package struct FoldedTree: Sendable {
  /// What rows of a kind have in common.
  package struct Kind: Sendable {
    /// A place that each row fills with a string of its own.
    package struct Hole: Sendable {
      /// The node's or attribute's index, counted from the row's first.
      package var target: Int
      package var isAttribute: Bool

      package init(target: Int, isAttribute: Bool) {
        self.target = target
        self.isAttribute = isAttribute
      }
    }

    package var nodes: [ElementTree.Node]
    package var attributes: [ElementTree.Attribute]
    /// Where the attributes began in the tree that the nodes are from.
    package var attributeBase: Int
    /// The places, in the order of a row's strings.
    package var holes: [Hole]
    /// The nodes whose key is a row's own, and the number of that key.
    package var keys: [(node: Int, key: Int)] = []

    package init(
      nodes: [ElementTree.Node], attributes: [ElementTree.Attribute], attributeBase: Int,
      holes: [Hole], keys: [(node: Int, key: Int)]
    ) {
      self.nodes = nodes
      self.attributes = attributes
      self.attributeBase = attributeBase
      self.holes = holes
      self.keys = keys
    }
  }

  /// A row, whose outermost node alone is in the tree.
  package struct Row: Sendable {
    package var node: Int
    package var kind: Int
    /// Where the row's strings and keys begin.
    package var strings: Int
    package var keys: Int

    package init(node: Int, kind: Int, strings: Int, keys: Int) {
      self.node = node
      self.kind = kind
      self.strings = strings
      self.keys = keys
    }
  }

  package var tree: ElementTree
  package var kinds: [Kind] = []
  /// The rows in the order of the page.
  package var rows: [Row] = []
  package var strings: [String] = []
  package var keys: [UInt64] = []

  package init(tree: ElementTree) { self.tree = tree }

  /// The nodes inside of rows, whose styles the page has beside those of the tree.
  private var kindNodes: [ElementTree.Node] { kinds.flatMap { $0.nodes.dropFirst() } }

  /// The page's rules as a style sheet; the tree remembers them for when it is written.
  package mutating func sheet() -> String { tree.sheet(and: kindNodes) }

  /// The rules as a style sheet.
  package var css: String {
    var copy = self
    return copy.sheet()
  }

  /// The page's HTML.
  package var html: String {
    var copy = self
    var writer = HTMLWriter(capacity: sizeEstimate)
    copy.write(to: &writer)
    return writer.string
  }

  /// How many bytes the page may have about.
  package var sizeEstimate: Int {
    tree.text.count + tree.nodes.count * 40 + rows.count * 1024
  }

  /// Whether elements of a name are written the same whatever their text is.
  package static func mayHoldText(_ name: ElementName) -> Bool {
    !name.isSVG && !name.isVoid && !name.dropsLeadingLineFeed
  }

  /// Appends the page's HTML.
  package mutating func write(to writer: inout HTMLWriter) {
    guard !rows.isEmpty else { return tree.write(to: &writer) }
    var forms: [FormKey: FoldedForm] = [:]
    let page = self
    var next = 0
    tree.write(to: &writer, replacing: rows[0].node) { writer in
      let row = page.rows[next]
      let key = FormKey(kind: row.kind, style: page.tree.nodes[row.node].style)
      let form = forms[key] ?? FoldedForm(page.kinds[row.kind], style: key.style, in: page.tree)
      forms[key] = form
      form.write(row, of: page, to: &writer)
      next += 1
      return next < page.rows.count ? page.rows[next].node : .max
    }
  }

  private struct FormKey: Hashable {
    var kind: Int
    var style: StyleTable.List
  }

  /// The page with the elements of all rows.
  package var expanded: ElementTree {
    guard !rows.isEmpty else { return tree }
    var result = tree
    result.nodes = []
    // Where each node is once those of the rows before it are there.
    var places = [Int](repeating: 0, count: tree.nodes.count + 1)
    var next = 0
    for index in tree.nodes.indices {
      places[index] = result.nodes.count
      guard next < rows.count, rows[next].node == index else {
        result.nodes.append(tree.nodes[index])
        continue
      }
      append(rows[next], to: &result)
      next += 1
    }
    places[tree.nodes.count] = result.nodes.count
    next = 0
    for (index, node) in tree.nodes.enumerated() {
      if next < rows.count, rows[next].node == index {
        next += 1
      } else {
        result.nodes[places[index]].span = UInt32(
          truncatingIfNeeded: places[index + Int(node.span)] - places[index])
      }
    }
    return result
  }

  /// Appends the elements of a row.
  private func append(_ row: Row, to result: inout ElementTree) {
    let kind = kinds[row.kind]
    let first = result.nodes.count
    let firstAttribute = result.attributes.count
    for node in kind.nodes {
      var node = node
      node.attributeStart = UInt32(
        truncatingIfNeeded: Int(node.attributeStart) + firstAttribute - kind.attributeBase)
      result.nodes.append(node)
    }
    result.attributes += kind.attributes
    result.nodes[first].style = tree.nodes[row.node].style
    result.nodes[first].key = tree.nodes[row.node].key
    for (node, key) in kind.keys { result.nodes[first + node].key = keys[row.keys + key] }
    for (number, hole) in kind.holes.enumerated() {
      var string = strings[row.strings + number]
      let start = UInt32(truncatingIfNeeded: result.text.count)
      string.withUTF8 { CharacterData.append($0, to: &result.text) }
      let end = UInt32(truncatingIfNeeded: result.text.count)
      if hole.isAttribute {
        result.attributes[firstAttribute + hole.target].start = start
        result.attributes[firstAttribute + hole.target].end = end
      } else {
        result.nodes[first + hole.target].textStart = start
        result.nodes[first + hole.target].textEnd = end
      }
    }
  }
}
