internal import StaticSite

/// Reads front matter line by line.
struct FrontMatterParser {
  private let file: String
  private var lines: ArraySlice<Substring>
  private var number = 1
  private var matter = FrontMatter()

  /// Front matter, and the text behind it.
  struct Result {
    var matter = FrontMatter()
    var body: [UInt8]
    /// The line on which the text begins, from one.
    var bodyLine = 1
  }

  /// Takes a file apart; one that doesn't begin with a line `---` has no front matter.
  static func parse(_ source: [UInt8], file: String) throws(SiteError) -> Result {
    var bytes = source[...]
    // A byte order mark is no text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.starts(with: Array("+++".utf8)) {
      throw FrontMatter.error(
        file, 1, "Front matter between +++ is TOML, which is not read",
        "Write it between --- as lines of \"key: value\".")
    }
    guard line(bytes) == "---" else { return Result(body: Array(bytes)) }
    var rest = bytes.drop { $0 != 0x0A }.dropFirst()
    var lines: [Substring] = []
    while true {
      guard !rest.isEmpty else {
        throw FrontMatter.error(
          file, 1, "The front matter has no end", "Write a line --- behind its last line.")
      }
      let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
      guard let text = String(validating: rest[..<end], as: UTF8.self) else {
        throw FrontMatter.error(
          file, lines.count + 2, "The front matter is not UTF-8", "Save the file as UTF-8.")
      }
      rest = rest[end...].dropFirst()
      let line = Substring(text.hasSuffix("\r") ? String(text.dropLast()) : text)
      if line == "---" || line == "..." { break }
      lines.append(line)
    }
    var parser = FrontMatterParser(file: file, lines: lines)
    try parser.parse()
    return Result(matter: parser.matter, body: Array(rest), bodyLine: lines.count + 3)
  }

  private static func line(_ bytes: ArraySlice<UInt8>) -> String {
    var line = bytes.prefix { $0 != 0x0A }
    if line.last == 0x0D { line.removeLast() }
    return line.count == 3 ? String(decoding: line, as: UTF8.self) : ""
  }

  private init(file: String, lines: [Substring]) {
    self.file = file
    self.lines = lines[...]
  }

  private func error(_ message: String, _ hint: String) -> SiteError {
    FrontMatter.error(file, number, message, hint)
  }

  private mutating func parse() throws(SiteError) {
    while let line = lines.popFirst() {
      number += 1
      let text = line.trimmed
      if text.isEmpty || text.first == "#" { continue }
      guard line.first != " ", line.first != "\t" else {
        throw error("A value inside of another", "Write values side by side: no line is indented.")
      }
      try parseEntry(text)
    }
  }

  private mutating func parseEntry(_ text: Substring) throws(SiteError) {
    guard let colon = text.firstIndex(of: ":") else {
      throw error("A line that is no \"key: value\"", "Write a key, a colon and a value.")
    }
    let key = String(text[..<colon])
    guard !key.isEmpty, key.utf8.allSatisfy(\.isKeyByte) else {
      throw error(
        "The key \"\(key)\" has other characters than letters, digits, - and _", "Rename it.")
    }
    let rest = text[text.index(after: colon)...]
    guard rest.isEmpty || rest.first == " " || rest.first == "\t" else {
      throw error("No space behind the colon of \"\(key)\"", "Write \(key): and a space.")
    }
    guard matter.entries[key] == nil else {
      throw error("A second value of \"\(key)\"", "Keep one of the two.")
    }
    let line = number
    let value = rest.trimmed
    if value.isEmpty {
      let items = try parseItems()
      matter.entries[key] = FrontMatter.Entry(
        value: items.map { .list($0) } ?? .text(""), line: line)
    } else if value.first == "[" {
      matter.entries[key] = FrontMatter.Entry(value: .list(try parseList(value)), line: line)
    } else {
      var scalar = value
      let isQuoted = value.first == "\"" || value.first == "'"
      let text = try parseScalar(&scalar, ends: [])
      try expectEnd(scalar)
      matter.entries[key] = FrontMatter.Entry(
        value: .text(text), line: line, isQuoted: isQuoted)
    }
  }

  /// The lines that begin with `- ` below a key; nil if there are none.
  private mutating func parseItems() throws(SiteError) -> [String]? {
    var items: [String]?
    while let line = lines.first {
      let text = line.trimmed
      if text.isEmpty || text.first == "#" {
        guard items != nil else { return nil }
      } else if text == "-" || text.hasPrefix("- ") {
        number += 1
        lines.removeFirst()
        var item = text.dropFirst().trimmed
        let value = try parseScalar(&item, ends: [])
        try expectEnd(item)
        items = (items ?? []) + [value]
        continue
      } else {
        return items
      }
      number += 1
      lines.removeFirst()
    }
    return items
  }

  /// The texts of `[a, "b"]`.
  private func parseList(_ text: Substring) throws(SiteError) -> [String] {
    var rest = text.dropFirst().trimmed
    var items: [String] = []
    while rest.first != "]" {
      guard !rest.isEmpty else {
        throw error("A list without an end", "Write ] on the line on which the list begins.")
      }
      items.append(try parseScalar(&rest, ends: [",", "]"]))
      rest = rest.trimmed
      if rest.first == "," {
        rest = rest.dropFirst().trimmed
      } else if rest.first != "]" {
        throw error("A list without an end", "Write ] on the line on which the list begins.")
      }
    }
    try expectEnd(rest.dropFirst())
    return items
  }

  /// A text, in quotes or plain up to one of some characters.
  private func parseScalar(
    _ rest: inout Substring, ends: Set<Character>
  ) throws(SiteError) -> String {
    guard let first = rest.first else { return "" }
    if first == "\"" || first == "'" { return try parseQuoted(&rest, first) }
    let text = rest.prefix { !ends.contains($0) }
    rest = rest[text.endIndex...]
    let plain = text.trimmed
    // YAML gives these a meaning of their own.
    if let first = plain.first, "[]{}&*!|>%@`,?".contains(first) || plain.hasPrefix("- ") {
      throw error(
        "A value that begins with \"\(first)\", which YAML takes for something else",
        "Put the value in double quotes.")
    }
    if plain.contains(": ") || plain.hasSuffix(":") || plain.contains(" #") {
      throw error(
        "A value with a colon or a number sign, which YAML takes for something else",
        "Put the value in double quotes.")
    }
    return String(plain)
  }

  private func parseQuoted(
    _ rest: inout Substring, _ quote: Character
  ) throws(SiteError) -> String {
    rest = rest.dropFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == quote {
        // Two single quotes stand for one.
        guard quote == "'", rest.first == "'" else { return text }
        text.append("'")
        rest = rest.dropFirst()
      } else if character == "\\", quote == "\"" {
        switch rest.popFirst() {
        case "\""?: text.append("\"")
        case "\\"?: text.append("\\")
        case "/"?: text.append("/")
        case "n"?: text.append("\n")
        case "t"?: text.append("\t")
        case "u"?:
          let digits = rest.prefix(4)
          guard digits.count == 4, digits.allSatisfy(\.isHexDigit),
            let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
          else { throw unknownEscape }
          text.unicodeScalars.append(scalar)
          rest = rest.dropFirst(4)
        default: throw unknownEscape
        }
      } else {
        text.append(character)
      }
    }
    throw error("A value in quotes without an end", "Write \(quote) behind it, on the same line.")
  }

  private var unknownEscape: SiteError {
    error("An unknown escape", "Write \\\", \\\\, \\n, \\t or \\u and four digits.")
  }

  private func expectEnd(_ rest: Substring) throws(SiteError) {
    let rest = rest.trimmed
    if rest.isEmpty || rest.first == "#" { return }
    throw error("Something behind the value: \(rest.prefix(40))", "Put all of it in quotes.")
  }
}

extension Substring {
  /// The text without spaces and tabs at both ends.
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}

extension UInt8 {
  /// Whether a key may have the byte: letters, digits, `-`, `_`.
  fileprivate var isKeyByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
