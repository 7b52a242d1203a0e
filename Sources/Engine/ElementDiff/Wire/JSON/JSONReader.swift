import ElementTree

/// Reads JSON as ``JSONWriter`` writes it: whole numbers, no Booleans, strings that pages may have.
///
/// Open arrays and objects wait on a list, not on the stack.
struct JSONReader {
  private let bytes: [UInt8]
  private var offset = 0
  private let depth: Int

  /// An array or object that is being read.
  private struct Open {
    var isObject: Bool
    var offset: Int
    var name = ""
    var elements: [JSONValue] = []
    var members: [(name: String, value: JSONValue)] = []

    var end: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

    var value: JSONValue {
      JSONValue(kind: isObject ? .object(members) : .array(elements), offset: offset)
    }
  }

  init(_ text: String, depth: Int) {
    bytes = Array(text.utf8)
    self.depth = depth
  }

  mutating func read() throws(FrameError) -> JSONValue {
    var open: [Open] = []
    while true {
      skipSpace()
      let start = offset
      var value: JSONValue
      switch try peek() {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard open.count < depth else { throw failure(.tooLarge, "Values are nested too deep.") }
        var new = Open(isObject: bytes[offset] == UInt8(ascii: "{"), offset: start)
        offset += 1
        skipSpace()
        if try peek() == new.end {
          offset += 1
          value = new.value
        } else {
          if new.isObject { new.name = try name() }
          open.append(new)
          continue
        }
      case UInt8(ascii: "\""): value = JSONValue(kind: .string(try string()), offset: start)
      case UInt8(ascii: "n"):
        guard bytes[offset...].starts(with: "null".utf8) else { throw unexpected() }
        offset += 4
        value = JSONValue(kind: .null, offset: start)
      default: value = JSONValue(kind: .number(try number()), offset: start)
      }
      while var last = open.popLast() {
        if last.isObject {
          last.members.append((last.name, value))
        } else {
          last.elements.append(value)
        }
        skipSpace()
        let byte = try peek()
        offset += 1
        if byte == UInt8(ascii: ",") {
          skipSpace()
          if last.isObject { last.name = try name() }
          open.append(last)
          break
        }
        guard byte == last.end else { throw unexpected(back: 1) }
        value = last.value
        if open.isEmpty { return try finish(value) }
      }
      if open.isEmpty { return try finish(value) }
    }
  }

  private mutating func finish(_ value: JSONValue) throws(FrameError) -> JSONValue {
    skipSpace()
    guard offset == bytes.count else { throw unexpected() }
    return value
  }

  private func failure(
    _ code: FrameError.Code, _ message: String, back: Int = 0
  ) -> FrameError {
    FrameError(code: code, message: message, offset: offset - back)
  }

  private func unexpected(back: Int = 0) -> FrameError {
    failure(.malformed, "Something that is no JSON. Compare it with PatchJSON.", back: back)
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  private func peek() throws(FrameError) -> UInt8 {
    guard offset < bytes.count else { throw failure(.truncated, "The JSON ends too early.") }
    return bytes[offset]
  }

  private mutating func name() throws(FrameError) -> String {
    let name = try string()
    skipSpace()
    guard try peek() == UInt8(ascii: ":") else { throw unexpected() }
    offset += 1
    return name
  }

  private mutating func number() throws(FrameError) -> Int {
    var result = 0
    let start = offset
    while offset < bytes.count, (0x30...0x39).contains(bytes[offset]) {
      guard offset - start < 18 else { throw failure(.malformed, "A number that is too large.") }
      result = result * 10 + Int(bytes[offset] - 0x30)
      offset += 1
    }
    guard offset > start else { throw unexpected() }
    return result
  }

  private mutating func string() throws(FrameError) -> String {
    guard try peek() == UInt8(ascii: "\"") else { throw unexpected() }
    offset += 1
    let start = offset
    var text: [UInt8] = []
    while true {
      let byte = try peek()
      offset += 1
      switch byte {
      case UInt8(ascii: "\""):
        let string = String(decoding: text, as: UTF8.self)
        guard CharacterData.normalised(string).utf8.elementsEqual(string.utf8) else {
          throw FrameError(
            code: .badText, message: "Characters that pages must not have.", offset: start)
        }
        return string
      case UInt8(ascii: "\\"): try appendEscape(to: &text)
      case 0..<0x20: throw unexpected(back: 1)
      default: text.append(byte)
      }
    }
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(FrameError) {
    let byte = try peek()
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"):
      let digits = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
      guard digits.utf8.count == 4, let word = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(word)
      else { throw unexpected() }
      offset += 4
      text.append(contentsOf: String(Character(scalar)).utf8)
    default: throw unexpected(back: 1)
    }
  }
}
