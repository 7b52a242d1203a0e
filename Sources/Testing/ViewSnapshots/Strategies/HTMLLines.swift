import ElementTree

/// A tree's HTML with a line for each tag and text, indented by how deep it is.
///
/// White space between the lines is for the reader; the page has none.
struct HTMLLines: ~Copyable {
  private var tree: ElementTree
  private var writer: HTMLWriter
  private var open: [(end: Int, name: ElementName)] = []

  static func text(of tree: ElementTree) -> String {
    var lines = HTMLLines(tree)
    for index in tree.nodes.indices { lines.append(index) }
    lines.close(before: tree.nodes.count)
    return lines.writer.string
  }

  private init(_ tree: ElementTree) {
    self.tree = tree
    writer = HTMLWriter(capacity: tree.text.count + tree.nodes.count * 48)
  }

  private mutating func indent() {
    for _ in open { writer.appendMarkup("  ") }
  }

  private mutating func close(before index: Int) {
    while let last = open.last, last.end <= index {
      open.removeLast()
      indent()
      appendEndTag(last.name)
    }
  }

  private mutating func appendEndTag(_ name: ElementName) {
    writer.appendMarkup("</")
    writer.appendText(name.string)
    writer.appendMarkup(">\n")
  }

  private mutating func append(_ index: Int) {
    close(before: index)
    indent()
    let node = tree.nodes[index]
    let text = tree.string(node.textStart, node.textEnd)
    if node.name == .text {
      writer.appendText(text)
      writer.appendMarkup("\n")
      return
    }
    writer.appendMarkup("<")
    writer.appendText(node.name.string)
    appendAttributes(of: node)
    if node.name.isVoid {
      writer.appendMarkup("/>\n")
      return
    }
    writer.appendMarkup(">")
    writer.appendText(text)
    if node.span == 1 {
      appendEndTag(node.name)
    } else {
      writer.appendMarkup("\n")
      open.append((index + Int(node.span), node.name))
    }
  }

  private mutating func appendAttributes(of node: ElementTree.Node) {
    let first = Int(node.attributeStart)
    let own = first..<(first + Int(node.attributeCount))
    var classes = node.style == 0 ? [] : [tree.styles.rule(for: node.style).name]
    for attribute in tree.attributes[own] where attribute.name == .class {
      classes.append(tree.string(attribute.start, attribute.end))
    }
    if !classes.isEmpty { append("class", classes.joined(separator: " ")) }
    for attribute in tree.attributes[own] where attribute.name != .class {
      append(attribute.name.string, tree.string(attribute.start, attribute.end))
    }
  }

  private mutating func append(_ name: String, _ value: String) {
    writer.appendMarkup(" ")
    writer.appendText(name)
    writer.appendMarkup("=\"")
    writer.appendAttributeValue(value)
    writer.appendMarkup("\"")
  }
}
