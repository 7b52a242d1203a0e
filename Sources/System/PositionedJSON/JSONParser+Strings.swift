extension JSONParser {
  /// Reads the string or key whose quote is at the current offset.
  mutating func readString(as kind: JSONNode.Kind) throws(Issue) {
    let first = offset + 1
    var index = first
    var hasEscapes = false
    var loneSurrogate: Int?
    scan: while index < bytes.count {
      if let word = ByteWord(bytes, at: index, before: bytes.count), word.isPlainText {
        index += 8
        continue
      }
      let byte = bytes[index]
      if byte >= 0x20, byte != 0x22, byte != 0x5C {
        index += 1
        continue
      }
      switch byte {
      case 0x22:
        break scan
      case 0x5C:
        hasEscapes = true
        try checkEscape(at: index)
        let (scalar, length) = JSONString.escape(at: index, in: bytes, end: bytes.count)
        if scalar == nil, loneSurrogate == nil { loneSurrogate = index }
        index += length
      default:
        throw controlCharacter(at: index)
      }
    }
    guard index < bytes.count else {
      throw issue(
        at: offset, message: "found a string that does not end, wanted a closing quote",
        path: pathHere, hint: "Put a double quote at the string's end.")
    }
    append(kind, length: index - first, hasEscapes: hasEscapes)
    if let loneSurrogate { reportLoneSurrogate(at: loneSurrogate) }
    checkLength(index - first, of: kind == .key ? "key" : "string")
    offset = index + 1
  }

  /// Reports a text that is too long; it is there nevertheless.
  mutating func checkLength(_ length: Int, of noun: String) {
    guard length > limits.textBytes, hasRoomForIssue() else { return }
    issues.append(
      issue(
        at: nodes[nodes.count - 1].offset,
        message: "found a \(noun) of \(length) bytes, wanted at most \(limits.textBytes)",
        path: path(of: nodes.count - 1), hint: "Shorten it, or split it into several."))
  }

  private func checkEscape(at index: Int) throws(Issue) {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch next {
    case 0x22, 0x2F, 0x5C, 0x62, 0x66, 0x6E, 0x72, 0x74:
      return
    case 0x75:
      guard JSONString.codeUnit(at: index, in: bytes, end: bytes.count) == nil else { return }
      throw issue(
        at: index, message: "found \\u without four hexadecimal digits, wanted an escape",
        path: pathHere, hint: "Write the character itself, or its number as in \\u00E9.")
    default:
      throw issue(
        at: index, message: "found a backslash before \(describe(at: index + 1)), wanted an escape",
        path: pathHere, hint: "Write two backslashes for one.")
    }
  }

  private mutating func reportLoneSurrogate(at index: Int) {
    guard hasRoomForIssue() else { return }
    let digits = String(decoding: bytes[index + 2..<index + 6], as: UTF8.self)
    issues.append(
      issue(
        at: index, message: "found \\u\(digits), half of a surrogate pair, wanted a character",
        path: path(of: nodes.count - 1),
        hint: "Write the character itself, or both halves one after the other."))
  }

  private func controlCharacter(at index: Int) -> Issue {
    let isLineEnd = bytes[index] == 0x0A || bytes[index] == 0x0D
    let escape =
      switch bytes[index] {
      case 0x0A: "\\n"
      case 0x0D: "\\r"
      case 0x09: "\\t"
      default: JSONText.printable(String(Unicode.Scalar(bytes[index])))
      }
    return issue(
      at: index,
      message: "found \(describe(at: index)) in a string, "
        + "wanted \(isLineEnd ? "a closing quote" : "an escape")",
      path: pathHere,
      hint: isLineEnd
        ? "Close the string on its line, or write \(escape) for the line break."
        : "Write \(escape).")
  }
}
