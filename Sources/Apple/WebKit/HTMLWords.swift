import Foundation

/// The words of HTML, without its elements, scripts and styles.
struct HTMLWords {
  private(set) var text = ""
  private(set) var title: String?

  private static let blocks: Set<String> = [
    "address", "article", "blockquote", "br", "div", "dd", "dl", "dt", "figure", "footer", "h1",
    "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section",
    "table", "tr", "ul",
  ]
  private static let hidden: Set<String> = ["script", "style", "template", "title", "head"]
  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "ndash": "–", "mdash": "—", "hellip": "…", "rsquo": "’", "lsquo": "‘", "rdquo": "”",
    "ldquo": "“", "bull": "•", "deg": "°", "euro": "€",
  ]

  init(_ source: String) {
    var rest = Substring(source)
    var skipped: String?
    var titleText = ""
    while let first = rest.first {
      if first == "<" {
        guard let end = rest.firstIndex(of: ">") else { break }
        let tag = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        if tag.hasPrefix("!--") {
          // A comment may have `>` in it.
          if !tag.hasSuffix("--"), let close = rest.firstRange(of: "-->") {
            rest = rest[close.upperBound...]
          }
          continue
        }
        let isEnd = tag.first == "/"
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        if let open = skipped {
          if isEnd, name == open {
            skipped = nil
          } else if !isEnd, name == "title" {
            skipped = name
          }
        } else if !isEnd, Self.hidden.contains(name) {
          skipped = name
        } else if Self.blocks.contains(name), !text.isEmpty, !text.hasSuffix("\n") {
          text += "\n"
        }
      } else {
        let run = rest.prefix { $0 != "<" }
        rest = rest[run.endIndex...]
        let plain = Self.decoded(run)
        if skipped == "title" { titleText += plain } else if skipped == nil { append(plain) }
      }
    }
    text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    title = titleText.isEmpty ? nil : titleText.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Adds words, each space once.
  private mutating func append(_ words: String) {
    for character in words {
      if character.isWhitespace, character != "\u{A0}" {
        if let last = text.last, !last.isWhitespace { text.append(" ") }
      } else {
        text.append(character)
      }
    }
  }

  private static func decoded(_ run: Substring) -> String {
    var result = ""
    var rest = run
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[mark...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else {
        result.append("&")
        rest = rest.dropFirst()
        continue
      }
      let name = rest[rest.index(after: mark)..<end]
      if let known = entities[String(name)] {
        result += known
      } else if name.first == "#", let scalar = number(name.dropFirst()) {
        result.unicodeScalars.append(scalar)
      } else {
        result += rest[...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func number(_ digits: Substring) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }
}
