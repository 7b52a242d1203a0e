import ElementTree

/// Reads the parts that a frame is made of, and never beyond its end.
struct FrameReader {
  private let bytes: [UInt8]
  /// The number of bytes that were read.
  private(set) var offset = 0
  /// Where the blob begins and what of it comes next; before it is known strings are empty.
  private var blob: (start: Int, next: Int)?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }
  var isAtEnd: Bool { offset >= bytes.count }
  var hasBlob: Bool { blob != nil }

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

  /// A string from the table or the blob.
  mutating func string() throws(FrameError) -> String {
    let length = try varint()
    if length & 1 == 1 {
      guard length >> 1 < WireNames.values.count else {
        throw failure(.unknown, "The value \(length >> 1) is not known.")
      }
      return WireNames.values[length >> 1]
    }
    guard let (start, next) = blob else { return "" }
    var end = next
    var units = 0
    while units < length >> 1, end < bytes.count {
      units += UTF16Length.units(startingWith: bytes[end])
      end += 1
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    guard units == length >> 1 else {
      throw failure(.truncated, "A string of \(length >> 1) units is not there.")
    }
    blob = (start, end)
    return String(decoding: bytes[next..<end], as: UTF8.self)
  }

  /// Makes strings come from the blob, which must be text that a page may have.
  mutating func openBlob(at start: Int) throws(FrameError) {
    let text = Array(bytes[start...])
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
    blob = (start, start)
  }

  /// Checks that all of the blob was used.
  func closeBlob() throws(FrameError) {
    guard let blob, blob.next < bytes.count else { return }
    throw FrameError(
      code: .malformed,
      message: "The blob has text that no operation uses. Ask for the whole page.",
      offset: blob.next)
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
