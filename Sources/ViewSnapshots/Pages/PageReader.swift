package import ElementTree
import HTMLParsing

/// Reads one of our own pages back into a tree.
///
/// Class names of ours become the declarations that the page's style sheets give them, so that a
/// difference is one of declarations.
package struct PageReader {
  let document: ParsedDocument
  let sheet: PageStyles

  package static func read(_ file: String) throws(PageReadingError) -> ElementTree {
    try PageSource(contentsOf: file).tree()
  }

  /// Reads a page whose linked style sheets somebody else finds; the file is its name, in messages and
  /// for whoever finds them.
  package static func read(
    _ source: [UInt8], file: String, styles: any LinkedSheets
  ) throws(PageReadingError) -> ElementTree {
    do {
      let document = try ParsedDocument(source, file: file)
      let reader = PageReader(
        document: document,
        sheet: PageStyles(of: document.root, page: file, linked: styles))
      var builder = ElementBuilder()
      try reader.append(document.root, to: &builder)
      return builder.finish()
    } catch let failure as PageReadingError {
      throw failure
    } catch {
      throw PageReadingError(.badData, "\(error)")
    }
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
      let value = attribute.name == "class" ? rest : attribute.value
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
