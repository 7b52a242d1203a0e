import ElementTree

/// A tree's HTML with a line for each tag and text, indented by how deep it is.
///
/// White space between the lines is for the reader; the page has none.
enum HTMLLines {
  static func text(of tree: ElementTree) -> String {
    var tree = tree
    var result = ""
    var open: [(end: Int, name: ElementName)] = []
    func indent() { result += String(repeating: "  ", count: open.count) }
    func close(before index: Int) {
      while let last = open.last, last.end <= index {
        open.removeLast()
        indent()
        result += "</\(last.name.string)>\n"
      }
    }
    for index in tree.nodes.indices {
      close(before: index)
      indent()
      let node = tree.nodes[index]
      let text = escaped(tree.string(node.textStart, node.textEnd))
      if node.name == .text {
        result += text + "\n"
        continue
      }
      result += "<\(node.name.string)" + attributes(of: index, in: &tree)
      if node.span == 1 {
        result += node.name.isVoid ? "/>\n" : ">\(text)</\(node.name.string)>\n"
      } else {
        result += ">\(text)\n"
        open.append((index + Int(node.span), node.name))
      }
    }
    close(before: tree.nodes.count)
    return result
  }

  private static func attributes(of index: Int, in tree: inout ElementTree) -> String {
    let node = tree.nodes[index]
    var classes = node.style == 0 ? [] : [tree.styles.rule(for: node.style).name]
    var others = ""
    let first = Int(node.attributeStart)
    for attribute in tree.attributes[first..<(first + Int(node.attributeCount))] {
      let value = tree.string(attribute.start, attribute.end)
      if attribute.name == .class {
        classes.append(value)
      } else {
        others += " \(attribute.name.string)=\"\(escaped(value, isAttribute: true))\""
      }
    }
    let names = classes.joined(separator: " ")
    return (names.isEmpty ? "" : " class=\"\(escaped(names, isAttribute: true))\"") + others
  }

  private static func escaped(_ text: String, isAttribute: Bool = false) -> String {
    var writer = HTMLWriter(capacity: text.utf8.count + 16)
    if isAttribute { writer.appendAttributeValue(text) } else { writer.appendText(text) }
    return writer.string
  }
}
