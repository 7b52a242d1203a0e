import ElementTree

/// Reads the parts that a frame is made of, and never beyond its end.
struct FrameReader {
  private let bytes: [UInt8]
  /// The number of bytes that were read.
  private(set) var offset = 0
  /// What of the blob comes next, and where it ends.
  private var blob = 0..<0
  /// The names that this frame has written out.
  private var names: [String] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }
  var isAtEnd: Bool { offset >= bytes.count }

  func failure(_ code: FrameError.Code, _ message: String, back: Int = 0) -> FrameError {
    FrameError(code: code, message: message + " Ask for the whole page.", offset: offset - back)
  }

  mutating func byte() throws(FrameError) -> UInt8 {
    guard offset < bytes.count else { throw failure(.truncated, "The frame ends too early.") }
    offset += 1
    return bytes[offset - 1]
  }

  /// A number of at most 32 bits.
  mutating func varint() throws(FrameError) -> Int {
    var result: UInt64 = 0
    for shift in 0..<5 {
      let byte = try byte()
      result |= UInt64(byte & 0x7F) << UInt64(shift * 7)
      if byte & 0x80 == 0 {
        guard shift == 0 || byte != 0, result <= UInt64(UInt32.max) else { break }
        return Int(truncatingIfNeeded: result)
      }
    }
    throw failure(.malformed, "A number that is too large or written with needless bytes.")
  }

  /// A name by its number, or a new one.
  mutating func name() throws(FrameError) -> String {
    guard let name = try nameOrRows() else {
      throw failure(.malformed, "Rows in the wrong place.", back: 1)
    }
    return name
  }

  /// A name; nil where rows stand in its place.
  mutating func nameOrRows() throws(FrameError) -> String? {
    let number = try varint()
    if number == FrameFormat.rows { return nil }
    guard number == 0 else { return try word(number) }
    let name = try string()
    names.append(name)
    return name
  }

  /// The name of a number.
  private func word(_ number: Int) throws(FrameError) -> String {
    let index = number - WireNames.first
    let words = WireNames.words
    if words.indices.contains(index) { return words[index] }
    guard names.indices.contains(index - words.count) else {
      throw failure(.unknown, "The name \(number) is not known.")
    }
    return names[index - words.count]
  }

  /// A string of the blob, or a name.
  mutating func string() throws(FrameError) -> String {
    guard let string = try stringOrHole() else {
      throw failure(.malformed, "A hole outside of rows.")
    }
    return string
  }

  /// A string; nil for a hole.
  mutating func stringOrHole() throws(FrameError) -> String? {
    let length = try varint()
    if length == FrameFormat.hole { return nil }
    if length & 1 == 1 { return try word(length >> 1) }
    var end = blob.lowerBound
    var units = 0
    while units < length >> 1, end < blob.upperBound {
      units += UTF16Length.units(startingWith: bytes[end])
      end += 1
      while end < blob.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    guard units == length >> 1 else {
      throw failure(.truncated, "A string of \(length >> 1) units is not there.")
    }
    let text = bytes[blob.lowerBound..<end]
    blob = end..<blob.upperBound
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads the blob, which must be text that a page may have.
  mutating func openBlob() throws(FrameError) {
    let count = try varint()
    let start = offset
    guard count <= bytes.count - start else {
      throw failure(.truncated, "A blob of \(count) bytes is not there.")
    }
    guard count > 0 else { throw failure(.malformed, "A blob without text.", back: 1) }
    let text = Array(bytes[start..<(start + count)])
    do {
      _ = try UTF8Span(validating: text.span)
    } catch {
      throw FrameError(
        code: .badText, message: "A byte that is not UTF-8. Ask for the whole page.",
        offset: start + error.byteOffsets.lowerBound)
    }
    let string = String(decoding: text, as: UTF8.self)
    guard CharacterData.normalised(string).utf8.elementsEqual(string.utf8) else {
      throw FrameError(
        code: .badText, message: "Characters that pages must not have. Ask for the whole page.",
        offset: start)
    }
    offset = start + count
    blob = start..<offset
  }

  /// Checks that all of the blob was used.
  func closeBlob() throws(FrameError) {
    guard !blob.isEmpty else { return }
    throw FrameError(
      code: .malformed,
      message: "The blob has text that no operation uses. Ask for the whole page.",
      offset: blob.lowerBound)
  }
}

extension StyleRule {
  /// The rule of a name and declarations that fit together.
  init?(named name: String, body: String) {
    self.init(body: body)
    guard name.hasPrefix(self.name), name.utf8.count <= self.name.utf8.count + 8 else { return nil }
    while self.name.utf8.count < name.utf8.count { lengthenName() }
    guard self.name == name else { return nil }
  }
}
