extension JSONParser {
  func issue(found: String, wanted: String, path: String? = nil, hint: String) -> Issue {
    issue(message: "found \(found), wanted \(wanted)", path: path, hint: hint)
  }

  func issue(at place: Int? = nil, message: String, path: String? = nil, hint: String) -> Issue {
    Issue(offset: place ?? offset, path: path ?? pathHere, message: message, hint: hint)
  }

  /// What stands at an offset, in words.
  func describe(at place: Int? = nil) -> String {
    let index = place ?? offset
    guard index < bytes.count else { return "the end of the file" }
    switch bytes[index] {
    case 0x22: return "a string"
    case 0x2C: return "a comma"
    case 0x3A: return "a colon"
    case 0x5B: return "an array"
    case 0x7B: return "an object"
    case 0x5D: return "a closing bracket"
    case 0x7D: return "a closing brace"
    case 0x0A, 0x0D: return "a line break"
    case 0x09: return "a tab"
    case 0x20: return "a space"
    case 0x30...0x39: return "a number"
    case 0x2F where index + 1 < bytes.count && [0x2F, 0x2A].contains(bytes[index + 1]):
      return "a comment"
    case 0x41...0x5A, 0x61...0x7A, 0x5F:
      let end = min(endOfWord(from: index), index + 80)
      return "the word " + JSONText.excerpt(String(decoding: bytes[index..<end], as: UTF8.self))
    default:
      // At most four bytes of valid UTF-8, of which the first character is shown.
      let end = min(index + 4, bytes.count)
      let text = String(decoding: bytes[index..<end], as: UTF8.self)
      return text.unicodeScalars.first.map { JSONText.quoted(String($0)) } ?? "nothing"
    }
  }

  func unexpectedValueStart() -> Issue {
    let isFirst = frames.isEmpty
    let wanted = isFirst && offset == bytes.count ? "a JSON value" : "a value"
    return issue(found: describe(), wanted: wanted, hint: valueHint(isFirst: isFirst))
  }

  private func valueHint(isFirst: Bool) -> String {
    let end = endOfWord(from: offset)
    let word = String(decoding: bytes[offset..<min(end, offset + 12)], as: UTF8.self)
    switch word.lowercased() {
    case "true", "false", "null": return "Write \(word.lowercased()), in lower case."
    case "none", "nil", "undefined": return "Write null."
    case "nan", "inf", "infinity": return "JSON has no such number; write null."
    case "": break
    default: return "Put text between double quotes."
    }
    switch byte {
    case 0x5D where !isFirst, 0x7D where !isFirst: return "Remove the comma before it."
    case 0x2C: return "Remove the comma, or put a value before it."
    case 0x27: return "Strings stand between double quotes."
    case 0x2F: return "JSON has no comments; remove it."
    case 0x2B, 0x2E: return "A number starts with a digit or a minus sign."
    default:
      guard offset == bytes.count else { return "See whether something is missing before it." }
      return isFirst && nodes.isEmpty
        ? "The file is empty; was it written completely?" : "The file was cut off."
    }
  }

  func unexpectedKeyStart() -> Issue {
    let hint =
      switch byte {
      case 0x7D: "Remove the comma before it."
      case 0x2C: "Remove the comma."
      case 0x2F: "JSON has no comments; remove it."
      case 0 where offset == bytes.count: "The file was cut off."
      default: "Keys stand between double quotes."
      }
    return issue(
      found: describe(), wanted: "a key", path: frames.last.map { path(of: $0.node) }, hint: hint)
  }

  func separatorHint(_ frame: Frame) -> String {
    switch byte {
    case 0 where offset == bytes.count: "The file was cut off."
    case 0x5D, 0x7D: "See whether brackets and braces are closed in the order they were opened."
    case 0x2F: "JSON has no comments; remove it."
    case 0x3A: "A colon stands behind a key only."
    default: "Put a comma before it."
    }
  }
}
