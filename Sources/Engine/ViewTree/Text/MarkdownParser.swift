/// Reads inline Markdown: delimiter runs on a stack, as in the algorithm of the CommonMark
/// specification's appendix, with strikethrough and bare addresses of GitHub's extensions.
struct MarkdownParser {
  /// A stretch of the source, or a run of delimiters of which some may be left over.
  struct Node {
    var text: [UInt8]
    /// Where in the source the text begins if it may have placeholders, else −1.
    var start: Int
    var isCode = false
    var link: Int = -1
    /// Meanings that begin after the node.
    var opens: [InlineMarkdown.Intent] = []
    /// Meanings that end before the node.
    var closes: [InlineMarkdown.Intent] = []
  }

  struct Bracket {
    var node: Int
    /// The number of delimiters before the bracket.
    var delimiters: Int
    var source: Int
    /// A picture's text and that of an attribute is shown without a link.
    var isLink: Bool
  }

  let bytes: [UInt8]
  let placeholders: [Int: Int]
  var index = 0
  var plainStart = 0
  var nodes: [Node] = []
  var delimiters: [MarkdownDelimiter] = []
  var brackets: [Bracket] = []
  /// How many brackets, from the outermost, have a link in them.
  var inactiveBrackets = 0
  var links: [String] = []
  private lazy var backticks = MarkdownBackticks(bytes)

  init(bytes: [UInt8], placeholders: [Int: Int]) {
    self.bytes = bytes
    self.placeholders = placeholders
  }

  mutating func parse() -> [InlineMarkdown.Span] {
    while index < bytes.count {
      let start = index
      let isHandled: Bool
      switch bytes[index] {
      case UInt8(ascii: "\\"): isHandled = escape()
      case UInt8(ascii: "`"): isHandled = code()
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): isHandled = delimiterRun()
      case UInt8(ascii: "["): isHandled = openBracket(length: 1, isLink: true)
      case UInt8(ascii: "!"), UInt8(ascii: "^"):
        isHandled =
          index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "[")
          && openBracket(length: 2, isLink: false)
      case UInt8(ascii: "]"): isHandled = closeBracket()
      case UInt8(ascii: "<"): isHandled = autolink()
      case UInt8(ascii: "h"): isHandled = bareAddress()
      default: isHandled = false
      }
      if !isHandled { index = start + 1 }
    }
    flush(to: bytes.count)
    matchDelimiters(from: 0)
    return spans()
  }

  /// Closes the plain text before a place.
  mutating func flush(to end: Int) {
    if plainStart < end {
      nodes.append(Node(text: Array(bytes[plainStart..<end]), start: plainStart))
    }
  }

  private mutating func add(_ text: ArraySlice<UInt8>, isCode: Bool = false, link: Int = -1) {
    nodes.append(Node(text: Array(text), start: text.startIndex, isCode: isCode, link: link))
  }

  // MARK: Constructs

  private mutating func escape() -> Bool {
    guard index + 1 < bytes.count, MarkdownCharacters.isPunctuation(bytes[index + 1]) else {
      return false
    }
    flush(to: index)
    plainStart = index + 1
    index += 2
    return true
  }

  private mutating func code() -> Bool {
    let start = index
    var open = index
    while open < bytes.count, bytes[open] == UInt8(ascii: "`") { open += 1 }
    let length = open - start
    guard let close = backticks.next(length: length, after: open) else {
      index = open
      return true
    }
    flush(to: start)
    var content = bytes[open..<close]
    let isPadded =
      content.count > 2 && content.first == 0x20 && content.last == 0x20
      && content.contains { $0 != 0x20 }
    if isPadded { content = content.dropFirst().dropLast() }
    add(content, isCode: true)
    index = close + length
    plainStart = index
    return true
  }

  private mutating func delimiterRun() -> Bool {
    let start = index
    let byte = bytes[index]
    while index < bytes.count, bytes[index] == byte { index += 1 }
    flush(to: start)
    plainStart = index
    let flanks = MarkdownCharacters.flanks(bytes, start..<index)
    var delimiter = MarkdownDelimiter(
      byte: byte, node: nodes.count, count: index - start, canOpen: flanks.canOpen,
      canClose: flanks.canClose)
    if byte == UInt8(ascii: "~"), delimiter.count > 2 {
      delimiter.canOpen = false
      delimiter.canClose = false
    }
    add(bytes[start..<index])
    if delimiter.canOpen || delimiter.canClose { delimiters.append(delimiter) }
    return true
  }

  private mutating func openBracket(length: Int, isLink: Bool) -> Bool {
    flush(to: index)
    brackets.append(
      Bracket(
        node: nodes.count, delimiters: delimiters.count, source: index + length, isLink: isLink))
    add(bytes[index..<index + length])
    index += length
    plainStart = index
    return true
  }

  private mutating func closeBracket() -> Bool {
    guard let bracket = brackets.popLast() else { return false }
    // A link holds no other link.
    let isInactive = bracket.isLink && brackets.count < inactiveBrackets
    inactiveBrackets = min(inactiveBrackets, brackets.count)
    guard !isInactive else { return false }
    guard let (end, address) = MarkdownAddress.tail(bytes, at: index + 1, placeholders) else {
      return false
    }
    flush(to: index)
    matchDelimiters(from: bracket.delimiters)
    nodes[bracket.node].text = []
    if bracket.isLink {
      links.append(address)
      for node in bracket.node..<nodes.count { nodes[node].link = links.count - 1 }
      inactiveBrackets = brackets.count
    }
    index = end
    plainStart = end
    return true
  }

  private mutating func autolink() -> Bool {
    guard let (end, address) = MarkdownAddress.bracketed(bytes, at: index, placeholders) else {
      return false
    }
    flush(to: index)
    links.append(address)
    add(bytes[index + 1..<end - 1], link: links.count - 1)
    index = end
    plainStart = end
    return true
  }

  private mutating func bareAddress() -> Bool {
    guard let end = MarkdownAddress.bare(bytes, at: index) else { return false }
    flush(to: index)
    links.append(MarkdownAddress.string(bytes[index..<end], placeholders))
    add(bytes[index..<end], link: links.count - 1)
    index = end
    plainStart = end
    return true
  }

  // MARK: Result

  private func spans() -> [InlineMarkdown.Span] {
    var result: [InlineMarkdown.Span] = []
    var depths = [0, 0, 0, 0]
    for node in nodes {
      for intent in node.closes { depths[intent.rawValue.trailingZeroBitCount] -= 1 }
      var intent: InlineMarkdown.Intent = node.isCode ? .code : []
      for bit in 0..<4 where depths[bit] > 0 {
        intent.insert(InlineMarkdown.Intent(rawValue: 1 << UInt8(bit)))
      }
      append(node, intent, to: &result)
      for intent in node.opens { depths[intent.rawValue.trailingZeroBitCount] += 1 }
    }
    return result
  }

  /// Adds a node's text, cut at its placeholders.
  private func append(
    _ node: Node, _ intent: InlineMarkdown.Intent, to result: inout [InlineMarkdown.Span]
  ) {
    let link = node.link >= 0 ? links[node.link] : nil
    var rest = node.text[...]
    while let place = rest.firstIndex(of: InlineMarkdown.marker) {
      append(rest[..<place], intent, link, to: &result)
      if let number = placeholders[node.start + place] {
        result.append(InlineMarkdown.Span("", intent, link: link, placeholder: number))
      }
      rest = rest[(place + 1)...]
    }
    append(rest, intent, link, to: &result)
  }

  private func append(
    _ text: ArraySlice<UInt8>, _ intent: InlineMarkdown.Intent, _ link: String?,
    to result: inout [InlineMarkdown.Span]
  ) {
    guard !text.isEmpty else { return }
    let string = String(decoding: text, as: UTF8.self)
    if let last = result.last, last.placeholder == nil, last.intent == intent, last.link == link {
      result[result.count - 1].text += string
    } else {
      result.append(InlineMarkdown.Span(string, intent, link: link))
    }
  }
}
