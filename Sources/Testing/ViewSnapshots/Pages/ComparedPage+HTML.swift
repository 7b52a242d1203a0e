import ElementTree

extension ComparedPage {
  /// Creates a page of any HTML, whoever wrote it.
  ///
  /// White space counts as browsers show it: runs are one space, and between elements there is none.
  /// Declarations of a `style` attribute are compared by property. Nothing is refused: what is not
  /// well-formed becomes some tree, the same for the same source.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(html source: [UInt8]) {
    var builder = HTMLPageBuilder()
    var scanner = HTMLScanner(source)
    while let token = scanner.next() {
      switch token {
      case .start(let name, let attributes, let isClosed):
        builder.open(name, attributes, isClosed: isClosed)
      case .end(let name): builder.close(name)
      case .text(let text): builder.append(text)
      }
    }
    self = builder.finish()
  }

  /// The words of the body, or of everything where there is none, without scripts and styles.
  package var bodyText: [UInt8] {
    let body = nodes.indices.first { name(of: $0) == "body" }
    let range = body.map { $0..<end(of: $0) } ?? 0..<nodes.count
    var result: [UInt8] = []
    for index in range where hasText(index) {
      if ["script", "style"].contains(name(of: index)) { continue }
      result += textBytes(of: index) + [0x20]
    }
    return result
  }
}

/// Builds a page of tokens.
private struct HTMLPageBuilder {
  private var page = ComparedPage()
  private var open: [(index: Int, name: String)] = []
  private var attributeHashes: [UInt64] = []
  private var attributeNumbers: [String: Int32] = [:]
  private var styleNumbers: [String: UInt32] = [:]
  /// Whether the last node is a text that what follows belongs to.
  private var isInText = false

  /// Elements that are nested deeper are siblings.
  private static let deepest = 512

  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]

  /// The open elements that end where others begin.
  private static let ended: [String: Set<String>] = [
    "li": ["li"], "dt": ["dt", "dd"], "dd": ["dt", "dd"], "option": ["option"],
    "optgroup": ["option", "optgroup"], "tr": ["tr", "td", "th"], "td": ["td", "th"],
    "th": ["td", "th"], "thead": ["tbody", "thead", "tfoot", "tr", "td", "th"],
    "tbody": ["tbody", "thead", "tfoot", "tr", "td", "th"],
    "tfoot": ["tbody", "thead", "tfoot", "tr", "td", "th"], "body": ["head"],
  ]

  /// The elements that a paragraph can't hold.
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "details", "div", "dl", "fieldset", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "menu", "nav",
    "ol", "p", "pre", "section", "table", "ul",
  ]

  /// The elements whose white space is shown, or read by programs.
  private static let verbatim: Set<String> = ["pre", "textarea", "script", "style", "listing"]

  /// What names an element on its page, the most certain first.
  private static let identities = ["id", "data-key", "data-id", "data-testid", "key"]

  mutating func open(
    _ name: String, _ attributes: [(name: String, value: [UInt8])], isClosed: Bool
  ) {
    isInText = false
    if let ended = Self.ended[name] {
      while let last = open.last, ended.contains(last.name) { closeLast() }
    }
    if Self.blocks.contains(name), open.last?.name == "p" { closeLast() }
    let hash = StableHash.of(name.utf8)
    page.elementNames[hash] = name
    var node = ComparedPage.Node(name: hash, span: 1)
    node.attributeStart = Int32(page.attributes.count)
    var identity: (rank: Int, hash: UInt64)?
    for (attribute, value) in attributes {
      if attribute == "style" {
        node.style = number(of: String(decoding: value, as: UTF8.self))
        continue
      }
      if let rank = Self.identities.firstIndex(of: attribute), rank < identity?.rank ?? .max {
        identity = (rank, StableHash.combine(UInt64(rank), StableHash.of(value)) | 1)
      }
      append(attribute, attribute == "class" ? Self.collapsed(value, trims: true) : value)
    }
    node.attributeCount = Int32(page.attributes.count) - node.attributeStart
    node.identity = identity?.hash ?? 0
    page.nodes.append(node)
    guard !Self.void.contains(name), !isClosed, open.count < Self.deepest else { return }
    open.append((page.nodes.count - 1, name))
  }

  private mutating func append(_ name: String, _ value: [UInt8]) {
    let number =
      attributeNumbers[name]
      ?? {
        let number = Int32(page.attributeNames.count)
        attributeNumbers[name] = number
        page.attributeNames.append(name)
        attributeHashes.append(StableHash.of(name.utf8))
        return number
      }()
    let start = UInt32(page.text.count)
    page.text += value
    page.attributes.append(
      ComparedPage.Attribute(name: number, start: start, end: UInt32(page.text.count)))
  }

  private mutating func number(of style: String) -> UInt32 {
    let declarations = StyleDeclarations(style)
    let body = declarations.names.map { "\($0):\(declarations.values[$0] ?? "")" }
      .joined(separator: ";")
    if body.isEmpty { return 0 }
    if let known = styleNumbers[body] { return known }
    let number = UInt32(styleNumbers.count + 1)
    styleNumbers[body] = number
    page.bodies[number] = body
    return number
  }

  mutating func close(_ name: String) {
    guard let place = open.lastIndex(where: { $0.name == name }) else { return }
    while open.count > place { closeLast() }
  }

  private mutating func closeLast() {
    guard let last = open.popLast() else { return }
    isInText = false
    page.nodes[last.index].span = Int32(page.nodes.count - last.index)
    if !Self.verbatim.contains(last.name) { trimText(of: last.index) }
    joinText(of: last.index)
  }

  /// Takes away the space at both ends of an element's content, which blocks don't show.
  private mutating func trimText(of index: Int) {
    let children = page.children(of: index)
    if let first = children.first, page.isText(first), page.textBytes(of: first).first == 0x20 {
      page.nodes[first].textStart += 1
    }
    if let last = children.last, page.isText(last), page.textBytes(of: last).last == 0x20 {
      page.nodes[last].textEnd -= 1
    }
  }

  /// An element that holds nothing but a text has it as its own.
  private mutating func joinText(of index: Int) {
    guard page.nodes.count == index + 2, page.isText(index + 1) else { return }
    let text = page.nodes.removeLast()
    page.nodes[index].span = 1
    (page.nodes[index].textStart, page.nodes[index].textEnd) = (text.textStart, text.textEnd)
  }

  mutating func append(_ text: [UInt8]) {
    let isVerbatim = open.contains { Self.verbatim.contains($0.name) }
    let text = isVerbatim ? text : Self.collapsed(text, trims: false)
    if text.isEmpty || text == [0x20] { return }
    // A comment between two texts is no border.
    if isInText {
      page.text += text
      page.nodes[page.nodes.count - 1].textEnd = UInt32(page.text.count)
      return
    }
    isInText = true
    var node = ComparedPage.Node(name: ComparedPage.textName, span: 1)
    node.textStart = UInt32(page.text.count)
    page.text += text
    node.textEnd = UInt32(page.text.count)
    node.attributeStart = Int32(page.attributes.count)
    page.nodes.append(node)
  }

  /// Text with each run of white space as one space.
  private static func collapsed(_ text: [UInt8], trims: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for byte in text {
      let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B
      if !isSpace {
        result.append(byte)
      } else if result.last != 0x20, !(trims && result.isEmpty) {
        result.append(0x20)
      }
    }
    if trims, result.last == 0x20 { result.removeLast() }
    return result
  }

  mutating func finish() -> ComparedPage {
    while !open.isEmpty { closeLast() }
    page.finish(
      attributeHashes: attributeHashes,
      styleHashes: page.bodies.mapValues { StableHash.of($0.utf8) })
    return page
  }
}
