/// The fields of a form that a browser posts (`application/x-www-form-urlencoded`).
struct PostedForm {
  /// Names and values in the order of the page.
  let fields: [(name: String, value: String)]

  /// The most fields that a page can have.
  private static let limit = 10_000

  /// Reads the body of a request; nil if it is none of a form, or not UTF-8.
  init?(_ body: [UInt8]) {
    var fields: [(name: String, value: String)] = []
    for field in body.split(separator: 0x26) {
      let parts = field.split(separator: 0x3D, maxSplits: 1, omittingEmptySubsequences: false)
      guard fields.count < Self.limit, let name = Self.text(parts[0]),
        let value = Self.text(parts.count > 1 ? parts[1] : [])
      else { return nil }
      fields.append((name, value))
    }
    self.fields = fields
  }

  /// The first value of a name.
  subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case 0x2B: result.append(0x20)
      case 0x25:
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
        else { return nil }
        result.append(high << 4 | low)
      default: result.append(byte)
      }
    }
    return String(validating: result, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
