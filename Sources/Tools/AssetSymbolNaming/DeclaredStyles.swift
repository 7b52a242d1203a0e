/// The names that sources give to styles themselves: `extension ShapeStyle where Self == Color { static var sea … }`.
///
/// Such a name can't be given a second time, so that what an app has already is left to it.
package struct DeclaredStyles: Sendable {
  package private(set) var names: Set<String> = []

  package init(sources: some Sequence<String> = []) {
    for source in sources where source.contains("ShapeStyle") { read(source) }
  }

  private mutating func read(_ source: String) {
    // For each open brace whether it is that of an extension of the styles.
    var blocks: [Bool] = []
    // The words since the last brace, end of statement or declaration.
    var words: [String] = []
    for word in SwiftWords(source) {
      switch word {
      case "{":
        let extended = words.firstIndex(of: "extension").map { words[($0 + 1)...] } ?? []
        blocks.append(
          extended.first == "ShapeStyle" || extended.prefix(3) == ["SwiftUI", ".", "ShapeStyle"])
        words = []
      case "}":
        _ = blocks.popLast()
        words = []
      default:
        if blocks.last == true, ["var", "let"].contains(words.last),
          words.dropLast().last == "static"
        {
          names.insert(word)
          words = []
        }
        words.append(word)
      }
    }
  }
}

/// The words and signs of a Swift source, without comments and texts.
private struct SwiftWords: Sequence, IteratorProtocol {
  private let text: [UInt8]
  private var position = 0

  init(_ source: String) { text = Array(source.utf8) }

  mutating func next() -> String? {
    while position < text.count {
      let byte = text[position]
      if starts("//") {
        while position < text.count, text[position] != UInt8(ascii: "\n") { position += 1 }
      } else if starts("/*") {
        skipComment()
      } else if byte == UInt8(ascii: "\"") {
        skipText()
      } else if Self.isPart(byte) {
        let start = position
        while position < text.count, Self.isPart(text[position]) { position += 1 }
        return String(decoding: text[start..<position], as: UTF8.self)
      } else {
        position += 1
        if byte > UInt8(ascii: " ") { return String(UnicodeScalar(byte)) }
      }
    }
    return nil
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == 0x5F
      || byte == 0x60 || byte >= 0x80
  }

  private func starts(_ sign: StaticString) -> Bool {
    let length = sign.utf8CodeUnitCount
    guard position + length <= text.count else { return false }
    return sign.withUTF8Buffer { text[position..<position + length].elementsEqual($0) }
  }

  /// Comments may hold comments.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        position += 2
      } else if starts("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < text.count
  }

  private mutating func skipText() {
    let isLong = starts("\"\"\"")
    position += isLong ? 3 : 1
    while position < text.count {
      if text[position] == UInt8(ascii: "\\") {
        position += 2
      } else if isLong ? starts("\"\"\"") : text[position] == UInt8(ascii: "\"") {
        position += isLong ? 3 : 1
        return
      } else {
        position += 1
      }
    }
  }
}
