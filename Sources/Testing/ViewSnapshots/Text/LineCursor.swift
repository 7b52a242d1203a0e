/// Reads a line of a baseline from left to right.
struct LineCursor {
  private let line: SnapshotLine
  private let file: String
  private var index: Int

  init(_ line: SnapshotLine, file: String) {
    self.line = line
    self.file = file
    index = line.bytes.startIndex
  }

  var isAtEnd: Bool { index == line.bytes.endIndex }

  /// The next byte.
  var peek: UInt8? { isAtEnd ? nil : line.bytes[index] }

  /// What has not been read, as a line of its own.
  var remainder: SnapshotLine {
    SnapshotLine(
      bytes: line.bytes[index...], number: line.number,
      offset: line.offset + index - line.bytes.startIndex)
  }

  /// An error at the next character.
  func error(_ message: String) -> SnapshotTextError {
    let read = line.bytes[..<index]
    // Continuation bytes are no characters of their own.
    let characters = read.count { $0 & 0xC0 != 0x80 }
    return SnapshotTextError(
      file: file, line: line.number, column: line.offset + characters + 1, message: message)
  }

  /// Reads a text if the line goes on with it.
  mutating func skip(_ text: StaticString) -> Bool {
    let matches = text.withUTF8Buffer { line.bytes[index...].starts(with: $0) }
    if matches { index += text.utf8CodeUnitCount }
    return matches
  }

  /// Reads a text that must come.
  mutating func expect(_ text: StaticString) throws(SnapshotTextError) {
    guard skip(text) else { throw error("Wanted `\(text)`.") }
  }

  func expectEnd() throws(SnapshotTextError) {
    guard isAtEnd else { throw error("Wanted the end of the line.") }
  }

  /// Reads so many spaces as there are.
  mutating func spaces() -> Int {
    let start = index
    while peek == UInt8(ascii: " ") { index += 1 }
    return index - start
  }

  /// Reads up to a space or the end.
  mutating func word() -> String { text { $0 != UInt8(ascii: " ") } }

  /// Reads bytes that pass a test.
  mutating func text(while test: (UInt8) -> Bool) -> String {
    let start = index
    while let byte = peek, test(byte) { index += 1 }
    return String(decoding: line.bytes[start..<index], as: UTF8.self)
  }

  /// Reads the rest of the line.
  mutating func rest() -> String { text { _ in true } }

  /// Reads a whole number without a sign.
  mutating func number() throws(SnapshotTextError) -> Int {
    let start = self
    let digits = text { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let number = Int(digits) else { throw start.error("Wanted a number.") }
    return number
  }

  /// Reads a string between quotes.
  mutating func string() throws(SnapshotTextError) -> String {
    try expect("\"")
    let result = try escaped(until: UInt8(ascii: "\""))
    try expect("\"")
    return result
  }

  /// Reads the rest of the line, in which backslashes begin escapes.
  mutating func escapedRest() throws(SnapshotTextError) -> String { try escaped(until: nil) }

  private mutating func escaped(until end: UInt8?) throws(SnapshotTextError) -> String {
    var bytes: [UInt8] = []
    while let byte = peek, byte != end {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        index += 1
        continue
      }
      let start = self
      index += 1
      let kind = peek
      if kind != nil { index += 1 }
      switch kind {
      case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "\\"), UInt8(ascii: "\""): bytes.append(kind ?? 0)
      case UInt8(ascii: "u"):
        guard skip("{"), let value = UInt32(text { $0 != UInt8(ascii: "}") }, radix: 16),
          let scalar = Unicode.Scalar(value), skip("}"), let encoded = UTF8.encode(scalar)
        else { throw start.error("No character is written so. Wanted such as `\\u{200e}`.") }
        bytes.append(contentsOf: encoded)
      default: throw start.error("Wanted `\\n`, `\\t`, `\\\\`, `\\\"` or `\\u{…}`.")
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw error("The text is not UTF-8.")
    }
    return text
  }
}
