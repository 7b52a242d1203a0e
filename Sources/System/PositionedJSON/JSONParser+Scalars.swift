extension JSONParser {
  /// Reads a number; its source text is kept, so that no digit is lost.
  mutating func readNumber() throws(Issue) {
    var index = offset
    if bytes[index] == 0x2D { index += 1 }
    let digits = index
    skipDigits(&index)
    guard index > digits else {
      throw issue(
        at: offset, message: "found a minus sign before \(describe(at: index)), wanted a number",
        path: pathHere, hint: "A number has a digit behind its sign.")
    }
    if bytes[digits] == 0x30, index > digits + 1 {
      throw issue(
        at: offset, message: "found a number with a leading zero, wanted a number",
        path: pathHere, hint: "Leave the zero out, or put the number between double quotes.")
    }
    if index < bytes.count, bytes[index] == 0x2E {
      index += 1
      let fraction = index
      skipDigits(&index)
      guard index > fraction else {
        throw issue(
          at: offset, message: "found a number that ends with its point, wanted a number",
          path: pathHere, hint: "Put a digit behind the point, or leave it out.")
      }
    }
    if index < bytes.count, bytes[index] | 0x20 == 0x65 {
      index += 1
      if index < bytes.count, bytes[index] == 0x2B || bytes[index] == 0x2D { index += 1 }
      let exponent = index
      skipDigits(&index)
      guard index > exponent else {
        throw issue(
          at: offset, message: "found a number without digits in its exponent, wanted a number",
          path: pathHere, hint: "Put a digit behind the e.")
      }
    }
    append(.number, length: index - offset)
    checkLength(index - offset, of: "number")
    offset = index
    if isWordByte(byte) {
      throw issue(
        found: "\(describe()) behind a number", wanted: "a comma or an end",
        path: path(of: nodes.count - 1), hint: "JSON has decimal numbers without units.")
    }
  }

  private func skipDigits(_ index: inout Int) {
    while index < bytes.count, 0x30...0x39 ~= bytes[index] { index += 1 }
  }

  /// Reads `true`, `false` or `null`.
  mutating func readWord(_ word: StaticString, as kind: JSONNode.Kind) throws(Issue) {
    let length = word.utf8CodeUnitCount
    let end = endOfWord(from: offset)
    let isEqual = word.withUTF8Buffer { bytes[offset..<end].elementsEqual($0) }
    guard isEqual else { throw unexpectedValueStart() }
    append(kind, length: length)
    offset = end
  }

  func endOfWord(from index: Int) -> Int {
    var end = index
    while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    return end
  }

  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }
}
