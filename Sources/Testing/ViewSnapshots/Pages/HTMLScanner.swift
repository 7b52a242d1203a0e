/// Takes HTML apart into tags and texts, without refusing anything.
///
/// It follows the tokenizer of the HTML standard as far as pages go that people compare: raw text of
/// scripts and styles, attributes without quotes or values, comments, character references by number and
/// the few names that all pages use. What differs from a browser does so on both sides of a comparison.
struct HTMLScanner {
  enum Token {
    case start(name: String, attributes: [(name: String, value: [UInt8])], isClosed: Bool)
    case end(name: String)
    case text([UInt8])
  }

  private let bytes: [UInt8]
  private var index = 0
  /// The element whose content is text up to its end tag, if there is one.
  private var rawElement: String?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Elements whose content is no markup.
  static let rawElements: Set<String> = [
    "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes",
  ]

  /// The next token; nil at the end.
  ///
  /// - Complexity: O(*n*) for all tokens of *n* bytes.
  mutating func next() -> Token? {
    if let name = rawElement {
      rawElement = nil
      let text = rawText(of: name)
      if !text.isEmpty { return .text(text) }
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else {
        return .text(Self.resolved(text()))
      }
      let following = bytes[index + 1]
      if Self.isLetter(following) { return startTag() }
      if following == UInt8(ascii: "/"), index + 2 < bytes.count, Self.isLetter(bytes[index + 2]) {
        return endTag()
      }
      guard
        following == UInt8(ascii: "!") || following == UInt8(ascii: "?")
          || following == UInt8(ascii: "/")
      else { return .text(Self.resolved(text())) }
      skipComment()
    }
    return nil
  }

  /// The bytes up to the next `<` that may begin a tag; at least one.
  private mutating func text() -> ArraySlice<UInt8> {
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return bytes[start..<index]
  }

  private mutating func skipComment() {
    if bytes[index...].starts(with: "<!--".utf8) {
      index += 4
      while index < bytes.count, !bytes[index...].starts(with: "-->".utf8) { index += 1 }
      index = min(index + 3, bytes.count)
    } else {
      while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
      index = min(index + 1, bytes.count)
    }
  }

  private mutating func rawText(of name: String) -> [UInt8] {
    let start = index
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "/"),
        bytes[(index + 2)...].prefix(name.utf8.count).elementsEqual(
          name.utf8, by: { Self.lowercased($0) == $1 })
      {
        break
      }
      index += 1
    }
    let text = bytes[start..<index]
    return name == "title" || name == "textarea" ? Self.resolved(text) : Array(text)
  }

  private mutating func endTag() -> Token {
    index += 2
    let name = tagName()
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
    index = min(index + 1, bytes.count)
    return .end(name: name)
  }

  private mutating func tagName() -> String {
    let start = index
    while index < bytes.count, !Self.isSpace(bytes[index]), bytes[index] != UInt8(ascii: ">"),
      bytes[index] != UInt8(ascii: "/")
    {
      index += 1
    }
    return String(decoding: bytes[start..<index].map(Self.lowercased), as: UTF8.self)
  }

  private mutating func startTag() -> Token {
    index += 1
    let name = tagName()
    var attributes: [(name: String, value: [UInt8])] = []
    var isClosed = false
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if Self.isSpace(bytes[index]) {
        index += 1
      } else if bytes[index] == UInt8(ascii: "/") {
        index += 1
        isClosed = index < bytes.count && bytes[index] == UInt8(ascii: ">")
      } else {
        let attribute = attribute()
        // Of two of one name the first counts.
        if !attributes.contains(where: { $0.name == attribute.name }) {
          attributes.append(attribute)
        }
      }
    }
    index = min(index + 1, bytes.count)
    if !isClosed, Self.rawElements.contains(name) { rawElement = name }
    return .start(name: name, attributes: attributes, isClosed: isClosed)
  }

  private mutating func attribute() -> (name: String, value: [UInt8]) {
    let start = index
    index += 1
    while index < bytes.count, !Self.isSpace(bytes[index]), bytes[index] != UInt8(ascii: "="),
      bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "/")
    {
      index += 1
    }
    let name = String(decoding: bytes[start..<index].map(Self.lowercased), as: UTF8.self)
    var ahead = index
    while ahead < bytes.count, Self.isSpace(bytes[ahead]) { ahead += 1 }
    guard ahead < bytes.count, bytes[ahead] == UInt8(ascii: "=") else { return (name, []) }
    index = ahead + 1
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    guard index < bytes.count else { return (name, []) }
    let quote = bytes[index]
    let first: Int
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      first = index + 1
      index = first
      while index < bytes.count, bytes[index] != quote { index += 1 }
      let value = Self.resolved(bytes[first..<index])
      index = min(index + 1, bytes.count)
      return (name, value)
    }
    first = index
    while index < bytes.count, !Self.isSpace(bytes[index]), bytes[index] != UInt8(ascii: ">") {
      index += 1
    }
    return (name, Self.resolved(bytes[first..<index]))
  }

  // Characters

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }

  private static let references: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "times": "×", "middot": "·", "bull": "•", "shy": "\u{AD}", "euro": "€",
  ]

  /// Text with its references replaced; others stay as they are spelled.
  private static func resolved(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(UInt8(ascii: "&")) else { return Array(text) }
    var result: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index] == UInt8(ascii: "&"),
        let end = text[index...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let character = character(text[(index + 1)..<end])
      else {
        result.append(text[index])
        index += 1
        continue
      }
      result += character.utf8
      index = end + 1
    }
    return result
  }

  private static func character(_ name: ArraySlice<UInt8>) -> String? {
    let name = String(decoding: name, as: UTF8.self)
    guard name.hasPrefix("#") else { return references[name] }
    let digits = name.dropFirst()
    let value =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(UnicodeScalar.init).map { String(Character($0)) }
  }
}
