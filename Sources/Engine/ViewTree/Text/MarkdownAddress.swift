/// Addresses in Markdown.
enum MarkdownAddress {
  /// What follows a link's text, `(address "title")`, and where it ends; the title has no meaning.
  static func tail(
    _ bytes: [UInt8], at start: Int, _ placeholders: [Int: Int]
  ) -> (end: Int, address: String)? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
    var index = skipSpace(bytes, start + 1)
    let from: Int
    let to: Int
    if index < bytes.count, bytes[index] == UInt8(ascii: "<") {
      from = index + 1
      guard let end = close(bytes, from, UInt8(ascii: ">")) else { return nil }
      to = end
      index = end + 1
    } else {
      from = index
      index = bareEnd(bytes, index)
      to = index
    }
    let space = index
    index = skipSpace(bytes, index)
    if index > space, index < bytes.count, let closer = titleCloser(bytes[index]) {
      guard let end = close(bytes, index + 1, closer) else { return nil }
      index = skipSpace(bytes, end + 1)
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ")") else { return nil }
    return (index + 1, string(bytes[from..<to], placeholders, unescapes: true))
  }

  /// An address or a mail address between angle brackets.
  static func bracketed(
    _ bytes: [UInt8], at start: Int, _ placeholders: [Int: Int]
  ) -> (end: Int, address: String)? {
    var index = start + 1
    var colon: Int?
    var at: Int?
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      switch bytes[index] {
      case 0...0x20, UInt8(ascii: "<"): return nil
      case UInt8(ascii: ":") where colon == nil: colon = index
      case UInt8(ascii: "@") where at == nil: at = index
      default: break
      }
      index += 1
    }
    guard index < bytes.count, index > start + 1 else { return nil }
    let content = bytes[start + 1..<index]
    let address = string(content, placeholders)
    if let colon {
      let scheme = bytes[start + 1..<colon]
      guard (2...32).contains(scheme.count), isLetter(scheme[scheme.startIndex]),
        scheme.allSatisfy({ isLetter($0) || (0x30...0x39).contains($0) || "+.-".utf8.contains($0) })
      else { return nil }
      return (index + 1, address)
    }
    guard let at, at > start + 1, at < index - 1, content.last != UInt8(ascii: "."),
      content.allSatisfy({ $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "/") })
    else { return nil }
    return (index + 1, "mailto:\(address)")
  }

  /// Where an address that begins with `http://` or `https://` ends.
  static func bare(_ bytes: [UInt8], at start: Int) -> Int? {
    if start > 0 {
      let before = bytes[start - 1]
      guard before <= 0x20 || "*_~(\"'".utf8.contains(before) else { return nil }
    }
    let rest = bytes[start...]
    var host = start
    if rest.starts(with: Array("https://".utf8)) {
      host += 8
    } else if rest.starts(with: Array("http://".utf8)) {
      host += 7
    } else {
      return nil
    }
    var end = host
    var opened = 0
    var closed = 0
    while end < bytes.count, bytes[end] > 0x20, !"<`\"".utf8.contains(bytes[end]) {
      if bytes[end] == UInt8(ascii: "(") { opened += 1 }
      if bytes[end] == UInt8(ascii: ")") { closed += 1 }
      end += 1
    }
    trim: while end > host {
      switch bytes[end - 1] {
      case UInt8(ascii: ")"):
        guard closed > opened else { break trim }
        closed -= 1
      case UInt8(ascii: "("):
        opened -= 1
      case let last where "?!.,:;*_~'[]".utf8.contains(last): break
      default: break trim
      }
      end -= 1
    }
    guard end > host,
      isLetter(bytes[host]) || bytes[host] >= 0x80
        || (0x30...0x39).contains(bytes[host]) || bytes[host] == UInt8(ascii: "[")
    else { return nil }
    return end
  }

  /// An address as a string; a placeholder is its number between two marks.
  static func string(
    _ bytes: ArraySlice<UInt8>, _ placeholders: [Int: Int], unescapes: Bool = false
  ) -> String {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == InlineMarkdown.marker, let number = placeholders[index] {
        result += "\(InlineMarkdown.addressMarker)\(number)\(InlineMarkdown.addressMarker)".utf8
      } else if unescapes, byte == UInt8(ascii: "\\"), index + 1 < bytes.endIndex,
        MarkdownCharacters.isPunctuation(bytes[index + 1])
      {
        index += 1
        result.append(bytes[index])
      } else {
        result.append(byte)
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func skipSpace(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) {
      index += 1
    }
    return index
  }

  /// The end of an address without brackets: at white space or at a parenthesis that it did not
  /// open; at most 32 may be open, so that no text is read again and again.
  private static func bareEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0...0x20: return index
      case UInt8(ascii: "("):
        depth += 1
        if depth > 32 { return index }
      case UInt8(ascii: ")"):
        if depth == 0 { return index }
        depth -= 1
      case UInt8(ascii: "\\") where index + 1 < bytes.count: index += 1
      default: break
      }
      index += 1
    }
    return min(index, bytes.count)
  }

  /// The place of a closing mark that is not escaped; within 1,000 bytes, so that no text is read
  /// again and again.
  private static func close(_ bytes: [UInt8], _ start: Int, _ mark: UInt8) -> Int? {
    var index = start
    while index < min(bytes.count, start + 1000) {
      if bytes[index] == mark { return index }
      if mark == UInt8(ascii: ">"), bytes[index] == 0x0A || bytes[index] == UInt8(ascii: "<") {
        return nil
      }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private static func titleCloser(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): byte
    case UInt8(ascii: "("): UInt8(ascii: ")")
    default: nil
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
