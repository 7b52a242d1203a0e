package import ElementTree
import HTMLParsing
import ViewTree

/// Reads one of our own pages back into a tree.
///
/// Class names of ours become the declarations that the page's style sheets give them, so that a
/// difference is one of declarations.
package struct PageReader {
  let document: ParsedDocument
  let sheet: PageStyles
  /// What the page's policy calls its own rules and scripts: their hashes, which say nothing that they
  /// don't say themselves.
  let ownHashes: [String]

  package static func read(_ file: String) throws(PageReadingError) -> ElementTree {
    try PageSource(contentsOf: file).tree()
  }

  /// Reads a page whose linked style sheets the caller finds; the file is its name, in messages and
  /// for that caller.
  package static func read(
    _ source: [UInt8], file: String, styles: any LinkedSheets
  ) throws(PageReadingError) -> ElementTree {
    do {
      let document = try ParsedDocument(source, file: file)
      let reader = PageReader(
        document: document,
        sheet: PageStyles(of: document.root, page: file, linked: styles),
        ownHashes: hashes(in: document.root))
      var builder = ElementBuilder()
      try reader.append(document.root, to: &builder)
      return builder.finish()
    } catch let failure as PageReadingError {
      throw failure
    } catch {
      throw PageReadingError(.badData, "\(error)")
    }
  }

  /// The sources `'sha256-…'` of a policy that stand for what is inside the page.
  private static func hashes(in root: ParsedElement) -> [String] {
    var result: [String] = []
    root.forEachElement { element in
      if element.name == "style" || element.name == "script" && element["src"] == nil {
        result.append("'sha256-\(SHA256.base64(of: Array(element.text.utf8)))'")
      }
    }
    return result
  }

  /// A page's policy with the same word for what is inside the page, whatever that is.
  private func policy(_ text: String) -> String {
    ownHashes.reduce(text) { $0.replacing($1, with: "'sha256-of-its-own'") }
  }

  /// Appends an element; the parser has bounded the depth.
  private func append(
    _ element: ParsedElement, to builder: inout ElementBuilder
  ) throws(PageReadingError) {
    let isSVG = element.namespace == "http://www.w3.org/2000/svg"
    guard let name = ElementName(element.name, svg: isSVG) else {
      throw failure(element, "An element <\(element.name)> that our pages don't have.")
    }
    let (style, rest) = style(of: element, in: &builder.tree.styles)
    let index = builder.open(name, style: style)
    for attribute in element.attributes {
      guard let attributeName = AttributeName(attribute.name) else {
        throw failure(element, "An attribute \(attribute.name) that our pages don't have.")
      }
      var value = attribute.name == "class" ? rest : attribute.value
      if attribute.name == "content",
        element["http-equiv"]?.lowercased() == "content-security-policy"
      {
        value = policy(value)
      }
      if attribute.name == "class", style != 0, rest.isEmpty { continue }
      builder.attribute(attributeName, value)
    }
    let isText = element.children.count == 1 && element.elements.isEmpty
    if isText {
      builder.text(name == .style ? PageStyles.withoutClasses(element.text) : element.text)
    } else {
      for child in element.children {
        switch child {
        case .element(let child): try append(child, to: &builder)
        case .text(let text): builder.textNode(text.string)
        }
      }
    }
    builder.close(index)
  }

  private func failure(_ element: ParsedElement, _ message: String) -> PageReadingError {
    let place = document.position(ofByteAt: element.offset)
    return PageReadingError(
      .badData,
      "\(document.file):\(place.line):\(place.column): error: \(message) Compare our pages only.")
  }

  /// The declarations of an element's class of ours, and the author's other classes.
  private func style(
    of element: ParsedElement, in styles: inout StyleTable
  ) -> (StyleTable.List, String) {
    let classes = element["class"] ?? ""
    let first = classes.prefix { $0 != " " }
    guard let body = sheet.bodies[String(first)],
      let list = styles.list(for: StyleRule(body: body))
    else { return (0, classes) }
    return (list, String(classes.dropFirst(first.count + 1)))
  }
}
