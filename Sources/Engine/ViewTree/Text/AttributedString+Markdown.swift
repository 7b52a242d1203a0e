public import Foundation

extension AttributedString {
  /// How Markdown is read.
  ///
  /// - Note: As in Foundation, but that there are no attributes of blocks and none of an author's own.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// How much of a text is Markdown.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All: blocks come one after the other, without anything between them.
      case full
      /// What is inside of paragraphs; white space is one space.
      case inlineOnly
      /// What is inside of paragraphs; white space stays as it is.
      case inlineOnlyPreservingWhitespace
    }

    /// What is done with a text that can't be read; there is none.
    public enum FailurePolicy: Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates the text that Markdown stands for.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    switch options.interpretedSyntax {
    case .full:
      for block in MarkdownBlocks(markdown).blocks {
        switch block {
        case .text(let text): append(inline: text, baseURL)
        case .verbatim(let text): append(AttributedString(text))
        }
      }
    case .inlineOnly:
      append(
        inline: markdown.split(whereSeparator: \.isWhitespace).joined(separator: " "), baseURL)
    case .inlineOnlyPreservingWhitespace: append(inline: markdown, baseURL)
    }
  }

  /// Creates the text that Markdown in UTF-8 stands for.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Creates the text that the Markdown of a file stands for.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  private mutating func append(inline text: String, _ baseURL: URL?) {
    for span in InlineMarkdown.parse(text) {
      var part = AttributedString(span.text)
      let intent = InlinePresentationIntent(span.intent)
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      if let link = span.link { part.link = URL(string: link, relativeTo: baseURL) }
      append(part)
    }
  }
}

/// The blocks of a text in Markdown: what is in paragraphs, headings, lists and quotations, one after the other.
private struct MarkdownBlocks {
  enum Block {
    case text(String)
    case verbatim(String)
  }

  /// How deep lists and quotations are told apart.
  private static let depthLimit = 32

  private(set) var blocks: [Block] = []
  private var paragraph = ""
  /// What ends the fenced code that is being read, and its lines.
  private var code: (fence: Character, length: Int, lines: [Substring])?

  init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for line in lines { read(line) }
    endParagraph()
    endCode()
  }

  private mutating func read(_ line: Substring) {
    var rest = line.drop(while: \.isWhitespace)
    if let code {
      let fence = rest.prefix { $0 == code.fence }
      if fence.count >= code.length, rest.dropFirst(fence.count).allSatisfy(\.isWhitespace) {
        endCode()
      } else {
        self.code?.lines.append(line)
      }
      return
    }
    for _ in 0..<Self.depthLimit {
      if rest.first == ">" {
        rest = rest.dropFirst().drop(while: \.isWhitespace)
      } else if !isBreak(rest), let item = item(rest) {
        endParagraph()
        rest = item.drop(while: \.isWhitespace)
      } else {
        break
      }
    }
    if rest.isEmpty { return endParagraph() }
    if let first = rest.first, first == "`" || first == "~" {
      let length = rest.prefix { $0 == first }.count
      if length > 2 {
        endParagraph()
        code = (first, length, [])
        return
      }
    }
    if isBreak(rest) {
      endParagraph()
      blocks.append(.verbatim("⸻"))
    } else if let heading = heading(rest) {
      endParagraph()
      blocks.append(.text(heading))
    } else {
      continueParagraph(rest)
    }
  }

  /// Whether a line is a rule between two blocks.
  private func isBreak(_ line: Substring) -> Bool {
    let marks = line.filter { !$0.isWhitespace }
    guard marks.count > 2, let first = marks.first, "-*_".contains(first) else { return false }
    return marks.allSatisfy { $0 == first }
  }

  private func heading(_ line: Substring) -> String? {
    let level = line.prefix { $0 == "#" }.count
    let rest = line.dropFirst(level)
    guard 1...6 ~= level, rest.first?.isWhitespace != false else { return nil }
    var text = rest.trimmingCharacters(in: .whitespaces)[...]
    let end = text.reversed().prefix { $0 == "#" }.count
    let before = text.dropLast(end)
    if before.isEmpty || before.last?.isWhitespace == true { text = before }
    return text.trimmingCharacters(in: .whitespaces)
  }

  /// What a line has behind the mark of an item in a list.
  private func item(_ line: Substring) -> Substring? {
    guard let first = line.first else { return nil }
    var rest = line.dropFirst()
    if !"-*+".contains(first) {
      let digits = line.prefix { $0.isASCII && $0.isNumber }
      rest = line.dropFirst(digits.count)
      guard 1...9 ~= digits.count, let mark = rest.popFirst(), mark == "." || mark == ")"
      else { return nil }
    }
    return rest.first == " " || rest.first == "\t" ? rest : nil
  }

  /// Adds a line: behind a space, or on a line of its own if the one before ends with two spaces or a backslash.
  private mutating func continueParagraph(_ line: Substring) {
    if !paragraph.isEmpty {
      let isForced = paragraph.hasSuffix("  ") || paragraph.hasSuffix("\\")
      if paragraph.hasSuffix("\\") { paragraph.removeLast() }
      while paragraph.last == " " { paragraph.removeLast() }
      paragraph += isForced ? "\n" : " "
    }
    paragraph += line
  }

  private mutating func endParagraph() {
    while paragraph.last?.isWhitespace == true { paragraph.removeLast() }
    if !paragraph.isEmpty { blocks.append(.text(paragraph)) }
    paragraph = ""
  }

  private mutating func endCode() {
    if let code { blocks.append(.verbatim(code.lines.map { $0 + "\n" }.joined())) }
    code = nil
  }
}
