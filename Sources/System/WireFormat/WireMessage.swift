package import Foundation

/// A message of Protocol Buffers, whose fields are found by their numbers.
///
/// Source: <https://protobuf.dev/programming-guides/encoding/>.
package struct WireMessage {
  private enum Value {
    /// A number, or the bits of one.
    case bits(UInt64)
    case bytes(Data)
  }

  private var fields: [UInt64: [Value]] = [:]

  /// Nil if the bytes are no message.
  package init?(_ data: Data) {
    var reader = Reader(data)
    while !reader.isAtEnd {
      guard let key = reader.integer() else { return nil }
      let value: Value
      switch key & 7 {
      case 0:
        guard let number = reader.integer() else { return nil }
        value = .bits(number)
      case 1:
        guard let bytes = reader.bytes(8) else { return nil }
        value = .bits(bytes.bits)
      case 2:
        guard let count = reader.integer(), let bytes = reader.bytes(count) else { return nil }
        value = .bytes(bytes)
      case 5:
        guard let bytes = reader.bytes(4) else { return nil }
        value = .bits(bytes.bits)
      default: return nil
      }
      fields[key >> 3, default: []].append(value)
    }
  }

  /// A number of the wire's; zero if there is none, as messages leave it out.
  package func integer(_ field: UInt64) -> UInt64 {
    if case .bits(let bits)? = fields[field]?.last { bits } else { 0 }
  }

  /// A number of 64 bits; zero if there is none.
  package func double(_ field: UInt64) -> Double { Double(bitPattern: integer(field)) }

  /// The numbers of a field that has several, whether each stands alone or all stand in one piece.
  package func doubles(_ field: UInt64) -> [Double] {
    (fields[field] ?? []).flatMap { value in
      switch value {
      case .bits(let bits): [Double(bitPattern: bits)]
      case .bytes(let data):
        stride(from: 0, to: data.count - 7, by: 8).map { offset in
          Double(bitPattern: data.dropFirst(offset).prefix(8).bits)
        }
      }
    }
  }

  /// A text; nil if there is none.
  package func string(_ field: UInt64) -> String? {
    data(field).last.flatMap { String(data: $0, encoding: .utf8) }
  }

  /// A message in the message; nil if there is none.
  package func message(_ field: UInt64) -> WireMessage? { messages(field).last }

  /// The messages of a field that has several.
  package func messages(_ field: UInt64) -> [WireMessage] {
    data(field).compactMap(WireMessage.init)
  }

  /// Whether the message has a field.
  package func has(_ field: UInt64) -> Bool { fields[field] != nil }

  /// The numbers of the fields that the message has, in order.
  package var numbers: [UInt64] { fields.keys.sorted() }

  private func data(_ field: UInt64) -> [Data] {
    (fields[field] ?? []).compactMap { if case .bytes(let data) = $0 { data } else { nil } }
  }
}

/// Reads what a message is made of from its front.
private struct Reader {
  private var rest: Data

  init(_ data: Data) { rest = data }

  var isAtEnd: Bool { rest.isEmpty }

  /// Seven bits of each byte, the lowest first, as long as the eighth is set.
  mutating func integer() -> UInt64? {
    var number: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      number |= UInt64(byte & 0x7f) << UInt64(shift)
      if byte < 0x80 { return number }
    }
    return nil
  }

  mutating func bytes(_ count: UInt64) -> Data? {
    guard let count = Int(exactly: count), count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

extension Data {
  /// The number that the bytes are, the lowest first.
  fileprivate var bits: UInt64 { reversed().reduce(0) { $0 << 8 | UInt64($1) } }
}
