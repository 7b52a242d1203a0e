import CLibXML2
import Foundation

/// The words of HTML, without its elements, scripts and styles.
///
/// libxml2 reads it as it comes, faults included; what is nested deeper than it goes is left out.
struct HTMLWords {
  private(set) var text = ""
  private(set) var title: String?

  private static let blocks: Set<String> = [
    "address", "article", "blockquote", "br", "div", "dd", "dl", "dt", "figure", "footer", "h1",
    "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section",
    "table", "tr", "ul",
  ]
  private static let hidden: Set<String> = ["script", "style", "template", "title", "head"]

  init(_ source: String) {
    let bytes = Array(source.utf8)
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
      | HTML_PARSE_NONET.rawValue
    let document = bytes.withUnsafeBytes { bytes in
      htmlReadMemory(
        bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count), nil, "UTF-8",
        Int32(bitPattern: options))
    }
    guard let document else { return }
    defer { xmlFreeDoc(document) }
    // The list stands for recursion.
    var open = [xmlDocGetRootElement(document)].compactMap { $0 }
    while let node = open.popLast() {
      if let next = node.pointee.next { open.append(next) }
      switch node.pointee.type {
      case XML_TEXT_NODE: append(Self.content(of: node))
      case XML_ELEMENT_NODE:
        let name = String(cString: node.pointee.name)
        if name == "title", title == nil {
          title = node.pointee.children.map(Self.content)?
            .trimmingCharacters(in: .whitespacesAndNewlines)
        }
        if Self.blocks.contains(name), !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
        // A title stands in the head, of which nothing else is read.
        if let child = node.pointee.children, name == "head" || !Self.hidden.contains(name) {
          open.append(child)
        }
      default: break
      }
    }
    text = text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func content(of node: xmlNodePtr) -> String {
    node.pointee.content.map { String(cString: $0) } ?? ""
  }

  /// Adds words, each space once.
  private mutating func append(_ words: String) {
    for character in words {
      if character.isWhitespace, character != "\u{A0}" {
        if let last = text.last, !last.isWhitespace { text.append(" ") }
      } else {
        text.append(character)
      }
    }
  }
}
