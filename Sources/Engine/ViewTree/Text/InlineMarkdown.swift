/// The inline part of Markdown, as literals in views have it.
///
/// White space is kept, there are no blocks, no HTML and no character references. Reading takes
/// time in proportion to the text's length, whatever the text is.
package enum InlineMarkdown {
  /// What a stretch of text means.
  package struct Intent: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let emphasis = Intent(rawValue: 1)
    package static let strong = Intent(rawValue: 2)
    package static let strikethrough = Intent(rawValue: 4)
    package static let code = Intent(rawValue: 8)
  }

  /// A stretch of text of one meaning.
  package struct Span: Sendable, Hashable {
    package var text: String
    package var intent: Intent = []
    /// The address that the text leads to, as it was written.
    package var link: String?
    /// The number of the placeholder that the span is, if it is one; its text is empty.
    package var placeholder: Int?

    package init(
      _ text: String, _ intent: Intent = [], link: String? = nil, placeholder: Int? = nil
    ) {
      self.text = text
      self.intent = intent
      self.link = link
      self.placeholder = placeholder
    }
  }

  /// Whether a text has nothing that could be markup.
  package static func isPlain(_ text: String) -> Bool {
    var wasColon = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"):
        return false
      case UInt8(ascii: "/") where wasColon: return false
      default: wasColon = byte == UInt8(ascii: ":")
      }
    }
    return true
  }

  /// Reads a text.
  package static func parse(_ text: String) -> [Span] {
    parse([.text(text)])
  }

  /// A part of a text that is read.
  package enum Part {
    case text(String)
    /// Something that is no markup, whatever it stands for.
    case placeholder(Int)
  }

  /// Reads a text with placeholders.
  package static func parse(_ parts: [Part]) -> [Span] {
    var bytes: [UInt8] = []
    var placeholders: [Int: Int] = [:]
    for part in parts {
      switch part {
      case .text(let text): bytes += text.utf8
      case .placeholder(let number):
        placeholders[bytes.count] = number
        bytes.append(marker)
      }
    }
    var parser = MarkdownParser(bytes: bytes, placeholders: placeholders)
    return parser.parse()
  }

  /// A byte that no text has.
  static let marker: UInt8 = 0xFF
  /// What stands for a placeholder in an address: the marker's number between two of these.
  package static let addressMarker: Character = "\u{FFFF}"
}
