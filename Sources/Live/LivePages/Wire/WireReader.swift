/// Reads the parts of a message, and never beyond its end.
struct WireReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The next byte; nil at the end.
  mutating func byte() -> UInt8? { rest.popFirst() }

  /// A number of at most 32 bits without needless bytes, as `FrameFormat` says.
  mutating func varint() -> UInt32? {
    var result: UInt64 = 0
    for shift in 0..<5 {
      guard let byte = rest.popFirst() else { return nil }
      result |= UInt64(byte & 0x7F) << UInt64(shift * 7)
      if byte & 0x80 == 0 {
        guard shift == 0 || byte != 0 else { return nil }
        return UInt32(exactly: result)
      }
    }
    return nil
  }

  /// So many bytes.
  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// A string behind the varint of its length in bytes.
  mutating func string() -> String? {
    varint().flatMap { bytes(Int($0)) }.flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// A finite 32-bit float.
  mutating func float() -> Float? {
    guard let bytes = bytes(4) else { return nil }
    let bits = bytes.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    let number = Float(bitPattern: bits)
    return number.isFinite ? number : nil
  }
}

extension [UInt8] {
  /// Appends a number as `FrameFormat` says.
  mutating func append(varint number: UInt32) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends a string behind the varint of its length in bytes.
  mutating func append(string: String) {
    append(varint: UInt32(truncatingIfNeeded: string.utf8.count))
    append(contentsOf: string.utf8)
  }

  /// Appends a 32-bit float, the least significant byte first.
  mutating func append(float: Double) {
    let bits = Float(float).bitPattern
    for shift in 0..<4 { append(UInt8(truncatingIfNeeded: bits >> UInt32(shift * 8))) }
  }
}
