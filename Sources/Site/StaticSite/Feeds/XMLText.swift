internal import ElementTree

/// An XML document being composed; all text is escaped.
struct XMLText: ~Copyable {
  private var writer = HTMLWriter(capacity: 16 << 10)
  private let root: String

  /// Begins a document.
  ///
  /// - Parameter attributes: Namespaces with a prefix, and others, in their order.
  init(root: String, namespace: String? = nil, attributes: [(String, String)] = []) {
    self.root = root
    writer.appendMarkup("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<")
    writer.appendMarkup(Array(root.utf8))
    if let namespace { attribute("xmlns", namespace) }
    for (name, value) in attributes { attribute(name, value) }
    writer.appendMarkup(">\n")
  }

  private mutating func attribute(_ name: String, _ value: String) {
    writer.appendMarkup(Array(" \(name)=\"".utf8))
    writer.appendAttributeValue(value)
    writer.appendMarkup("\"")
  }

  private mutating func open(_ name: String, _ attributes: [(String, String)]) {
    writer.appendMarkup(Array("<\(name)".utf8))
    for (name, value) in attributes { attribute(name, value) }
  }

  /// Appends an element with text, or an empty one.
  mutating func element(
    _ name: String, _ text: String? = nil, attributes: [(String, String)] = []
  ) {
    open(name, attributes)
    if let text {
      writer.appendMarkup(">")
      writer.appendText(text)
      writer.appendMarkup(Array("</\(name)>\n".utf8))
    } else {
      writer.appendMarkup("/>\n")
    }
  }

  /// Appends an element with elements.
  mutating func element(
    _ name: String, attributes: [(String, String)] = [], content: (inout XMLText) -> Void
  ) {
    open(name, attributes)
    writer.appendMarkup(">\n")
    content(&self)
    writer.appendMarkup(Array("</\(name)>\n".utf8))
  }

  /// The whole document.
  consuming func finished() -> [UInt8] {
    writer.appendMarkup(Array("</\(root)>\n".utf8))
    return writer.bytes
  }
}
