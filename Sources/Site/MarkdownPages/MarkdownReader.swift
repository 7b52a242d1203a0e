internal import CMarkGFM
internal import StaticSite
internal import ViewTree

/// Makes blocks of a parsed text.
struct MarkdownReader {
  /// The address that stands for one of the text's; nil for a link that leads nowhere.
  var resolve: (_ address: String, _ isPicture: Bool) -> String? = { address, _ in address }
  /// A picture's size, by its address in the text.
  var size: (_ address: String) -> PictureSize? = { _ in nil }
  private var ids: [String: Int] = [:]

  /// How deeply quotes and lists may be nested; what is further inside is left out.
  static let depthLimit = 32

  init() {}

  /// The blocks of a text.
  mutating func blocks(_ source: [UInt8]) -> [MarkdownBlock] {
    guard let root = ParsedMarkdown(source).root else { return [] }
    return blocks(in: root, depth: 0)
  }

  private mutating func blocks(in node: MarkdownNode, depth: Int) -> [MarkdownBlock] {
    guard depth <= Self.depthLimit else { return [] }
    var blocks: [MarkdownBlock] = []
    for child in node.children { append(child, to: &blocks, depth) }
    return blocks
  }

  private mutating func append(
    _ node: MarkdownNode, to blocks: inout [MarkdownBlock], _ depth: Int
  ) {
    switch node.kind {
    case CMARKGFM_HEADING:
      let spans = inlines(of: node).compactMap(\.span)
      blocks.append(.heading(level: node.level, id: id(of: spans), spans))
    case CMARKGFM_PARAGRAPH: appendParagraph(inlines(of: node), to: &blocks)
    case CMARKGFM_QUOTE: blocks.append(.quote(self.blocks(in: node, depth: depth + 1)))
    case CMARKGFM_LIST:
      let items = node.children.map { item in
        MarkdownList.Item(
          isDone: item.isDone, blocks: self.blocks(in: item, depth: depth + 1))
      }
      blocks.append(
        .list(
          MarkdownList(
            start: node.isOrdered ? node.start : nil, isTight: node.isTight, items: items)))
    case CMARKGFM_CODE_BLOCK:
      var code = node.literal
      if code.hasSuffix("\n") { code.removeLast() }
      let language = node.info.split(whereSeparator: \.isWhitespace).first.map(String.init)
      blocks.append(.code(code, language: language ?? ""))
    case CMARKGFM_TABLE: blocks.append(.table(table(node)))
    case CMARKGFM_RULE: blocks.append(.rule)
    // Raw HTML is kept out.
    default: break
    }
  }

  /// A paragraph's text, with pictures between as blocks of their own.
  private func appendParagraph(_ inlines: [Inline], to blocks: inout [MarkdownBlock]) {
    var spans: [InlineMarkdown.Span] = []
    func close() {
      if spans.contains(where: { !$0.text.allSatisfy(\.isWhitespace) }) {
        blocks.append(.paragraph(trimmed(spans)))
      }
      spans = []
    }
    for inline in inlines {
      switch inline {
      case .span(let span): spans.append(span)
      case .picture(let picture):
        close()
        blocks.append(.picture(picture))
      }
    }
    close()
  }

  /// Spans without white space at both ends.
  private func trimmed(_ spans: [InlineMarkdown.Span]) -> [InlineMarkdown.Span] {
    var spans = spans
    while let first = spans.first {
      spans[0].text = String(first.text.drop(while: \.isWhitespace))
      if !spans[0].text.isEmpty { break }
      spans.removeFirst()
    }
    while var last = spans.popLast() {
      while last.text.last?.isWhitespace == true { last.text.removeLast() }
      if !last.text.isEmpty {
        spans.append(last)
        break
      }
    }
    return spans
  }

  private func table(_ node: MarkdownNode) -> MarkdownTable {
    var rows = node.children.map { row in
      row.children.map { cell in inlines(of: cell).compactMap(\.span) }
    }
    let header = rows.isEmpty ? [] : rows.removeFirst()
    let alignments: [MarkdownTable.Alignment] = node.alignments.map { letter in
      switch letter {
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .trailing
      default: .leading
      }
    }
    return MarkdownTable(alignments: alignments, header: header, rows: rows)
  }

  // MARK: Inside of paragraphs

  /// A stretch of text, or a picture.
  private enum Inline {
    case span(InlineMarkdown.Span)
    case picture(MarkdownPicture)

    /// The stretch; a picture's is its description.
    var span: InlineMarkdown.Span? {
      switch self {
      case .span(let span): span
      case .picture(let picture):
        picture.description.isEmpty
          ? nil : InlineMarkdown.Span(picture.description, link: picture.link)
      }
    }
  }

  private func inlines(of node: MarkdownNode) -> [Inline] {
    var inlines: [Inline] = []
    var intents: [InlineMarkdown.Intent] = [[]]
    var links: [String?] = [nil]
    var picture: MarkdownPicture?
    var pictureDepth = 0
    func add(_ text: String, _ intent: InlineMarkdown.Intent = []) {
      if picture != nil {
        picture?.description += text
        return
      }
      let span = InlineMarkdown.Span(
        text, (intents.last ?? []).union(intent), link: links.last ?? nil)
      if case .span(var last)? = inlines.last, last.intent == span.intent, last.link == span.link {
        last.text += text
        inlines[inlines.count - 1] = .span(last)
      } else {
        inlines.append(.span(span))
      }
    }
    func push(_ intent: InlineMarkdown.Intent, _ isEntered: Bool) {
      if isEntered {
        intents.append((intents.last ?? []).union(intent))
      } else {
        intents.removeLast()
      }
    }
    node.walk { inner, isEntered in
      switch inner.kind {
      case CMARKGFM_TEXT: add(inner.literal)
      case CMARKGFM_SOFT_BREAK: add(" ")
      case CMARKGFM_LINE_BREAK: add("\n")
      case CMARKGFM_CODE: add(inner.literal, .code)
      case CMARKGFM_EMPHASIS: push(.emphasis, isEntered)
      case CMARKGFM_STRONG: push(.strong, isEntered)
      case CMARKGFM_STRUCK: push(.strikethrough, isEntered)
      case CMARKGFM_LINK:
        if isEntered { links.append(resolve(inner.address, false)) } else { links.removeLast() }
      case CMARKGFM_IMAGE:
        pictureDepth += isEntered ? 1 : -1
        // A picture in a picture's description is a part of the words.
        if isEntered, pictureDepth == 1, let address = resolve(inner.address, true) {
          picture = MarkdownPicture(
            address: address, description: "", caption: inner.title, link: links.last ?? nil,
            size: size(inner.address))
        } else if pictureDepth == 0, let whole = picture {
          inlines.append(.picture(whole))
          picture = nil
        }
      default: break
      }
    }
    return inlines
  }

  /// An identifier of a heading that no other of the text has.
  private mutating func id(of spans: [InlineMarkdown.Span]) -> String {
    let slug = Slug(spans.map(\.text).joined()).description
    let count = ids[slug, default: 0] + 1
    ids[slug] = count
    return count == 1 ? slug : "\(slug)-\(count)"
  }
}
