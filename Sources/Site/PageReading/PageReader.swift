package import ElementTree
package import HTMLParsing
import ViewTree

/// Reads one of our own pages back into a tree.
///
/// Class names of ours become the declarations that the page's style sheets give them, so that a
/// difference is one of declarations.
package struct PageReader {
  private let document: ParsedDocument
  private let sheet: PageStyles
  /// What the page's policy calls its own rules and scripts: their hashes, which say nothing that they
  /// don't say themselves.
  private let ownHashes: [String]
  /// Whether elements and attributes that our pages don't have are left out, with what is in them read on.
  private let skipsForeign: Bool
  /// Where each of the tree's elements begins in the source, in bytes.
  private var offsets: [Int] = []
  /// What was found for names of classes; nil for those that are not ours.
  private var lists: [String: StyleTable.List?] = [:]

  /// Reads a page whose linked style sheets the caller finds; the file is its name, in messages and
  /// for that caller.
  package static func read(
    _ source: [UInt8], file: String, styles: any LinkedSheets
  ) throws(PageReadingError) -> ElementTree {
    do {
      var reader = PageReader(
        try ParsedDocument(source, file: file), file: file, styles: styles, skipsForeign: false)
      return try reader.tree()
    } catch let failure as PageReadingError {
      throw failure
    } catch {
      throw PageReadingError(.badData, "\(error)")
    }
  }

  /// What is ours of a page that may have markup of others as well, and where each of its elements begins
  /// in the source, in bytes.
  package static func ownParts(
    of document: ParsedDocument, styles: any LinkedSheets
  ) -> (tree: ElementTree, offsets: [Int]) {
    var reader = PageReader(document, file: document.file, styles: styles, skipsForeign: true)
    // Nothing is refused.
    let tree = (try? reader.tree()) ?? ElementBuilder().finish()
    return (tree, reader.offsets)
  }

  private init(
    _ document: ParsedDocument, file: String, styles: any LinkedSheets, skipsForeign: Bool
  ) {
    self.document = document
    self.skipsForeign = skipsForeign
    sheet = PageStyles(of: document.root, page: file, linked: styles)
    ownHashes = Self.hashes(in: document.root)
  }

  private mutating func tree() throws(PageReadingError) -> ElementTree {
    var builder = ElementBuilder()
    try append(document.root, to: &builder)
    return builder.finish()
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
  private mutating func append(
    _ element: ParsedElement, to builder: inout ElementBuilder
  ) throws(PageReadingError) {
    let isSVG = element.namespace == "http://www.w3.org/2000/svg"
    guard let name = ElementName(element.name, svg: isSVG) else {
      guard skipsForeign else {
        throw failure(element, "An element <\(element.name)> that our pages don't have.")
      }
      for child in element.elements { try append(child, to: &builder) }
      return
    }
    let (style, rest) = style(of: element, in: &builder.tree.styles)
    let index = builder.open(name, style: style)
    note(element.offset, builder)
    for attribute in element.attributes {
      guard let attributeName = AttributeName(attribute.name) else {
        if skipsForeign { continue }
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
        case .text(let text):
          builder.textNode(text.string)
          note(element.offset, builder)
        }
      }
    }
    builder.close(index)
  }

  /// Notes where what was just made begins.
  private mutating func note(_ offset: Int, _ builder: borrowing ElementBuilder) {
    offsets += repeatElement(offset, count: builder.tree.nodes.count - offsets.count)
  }

  private func failure(_ element: ParsedElement, _ message: String) -> PageReadingError {
    let place = document.position(ofByteAt: element.offset)
    return PageReadingError(
      .badData,
      "\(document.file):\(place.line):\(place.column): error: \(message) Compare our pages only.")
  }

  /// The declarations of an element's class of ours, and the author's other classes.
  private mutating func style(
    of element: ParsedElement, in styles: inout StyleTable
  ) -> (StyleTable.List, String) {
    let classes = element["class"] ?? ""
    let first = classes.prefix { $0 != " " }
    let name = String(first)
    let list: StyleTable.List?
    if let known = lists[name] {
      list = known
    } else {
      list = sheet.bodies[name].flatMap { styles.list(for: StyleRule(body: $0)) }
      lists[name] = .some(list)
    }
    guard let list else { return (0, classes) }
    return (list, String(classes.dropFirst(first.count + 1)))
  }
}
