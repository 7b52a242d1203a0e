internal import CMarkGFM

/// What a site must know of a text before its page is made.
struct MarkdownFacts {
  /// An address in a text.
  struct Reference {
    var address: String
    var isPicture: Bool
    var line: Int
  }
  private(set) var references: [Reference] = []
  /// The text of the first heading.
  private(set) var heading: String?
  /// The text of the first paragraph that has some.
  private(set) var summary = ""
  /// All words of the text, as a search knows them.
  private(set) var words = ""
  /// Where raw HTML is.
  private(set) var htmlLines: [Int] = []
  /// The first line that is nested more deeply than may be.
  private(set) var tooDeepLine: Int?

  /// The most characters of a summary that is taken from the text.
  private static let summaryLimit = 160

  init(_ source: [UInt8]) {
    var depth = 0
    var line = 1
    var part = ""
    var isOpen = false
    ParsedMarkdown(source).root?.walk { node, isEntered in
      if node.line > 0 { line = node.line }
      switch node.kind {
      case CMARKGFM_QUOTE, CMARKGFM_ITEM:
        depth += isEntered ? 1 : -1
        if depth > MarkdownReader.depthLimit, tooDeepLine == nil { tooDeepLine = line }
      case CMARKGFM_HEADING, CMARKGFM_PARAGRAPH:
        let isWanted =
          node.kind == CMARKGFM_HEADING ? heading == nil : summary.isEmpty && depth == 0
        if !words.isEmpty, words.utf8.last != 0x20 { words += " " }
        if isEntered {
          (isOpen, part) = (isWanted, "")
        } else if isOpen {
          let text = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
          if node.kind == CMARKGFM_HEADING { heading = text } else { summary = text }
          isOpen = false
        }
      case CMARKGFM_TEXT, CMARKGFM_CODE:
        let literal = node.literal
        words += literal
        if isOpen { part += literal }
      case CMARKGFM_SOFT_BREAK, CMARKGFM_LINE_BREAK:
        words += " "
        if isOpen { part += " " }
      case CMARKGFM_HTML, CMARKGFM_HTML_BLOCK:
        if isEntered, htmlLines.last != line { htmlLines.append(line) }
      case CMARKGFM_LINK, CMARKGFM_IMAGE:
        guard isEntered else { return }
        references.append(
          Reference(
            address: node.address, isPicture: node.kind == CMARKGFM_IMAGE, line: line))
      default: break
      }
    }
    if summary.count > Self.summaryLimit {
      let cut = summary.prefix(Self.summaryLimit)
      summary = (cut.lastIndex(of: " ").map { String(cut[..<$0]) } ?? String(cut)) + "…"
    }
  }
}
