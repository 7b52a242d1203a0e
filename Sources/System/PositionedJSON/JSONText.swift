/// Text as JSON and as messages show it.
package enum JSONText {
  /// A string as a JSON literal with its quotes.
  ///
  /// Control characters, the two line separators and the characters that change the writing
  /// direction are escaped, so that a terminal or a log shows what is there.
  package static func quoted(_ string: String) -> String {
    var result = "\""
    result.reserveCapacity(string.utf8.count + 2)
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: append(scalar, to: &result)
      }
    }
    result += "\""
    return result
  }

  /// A string without its quotes in which nothing can change a terminal's state.
  package static func printable(_ string: String) -> String {
    var result = ""
    for scalar in string.unicodeScalars { append(scalar, to: &result) }
    return result
  }

  /// A JSON literal of at most `limit` scalars of a string, with an ellipsis for the rest.
  package static func excerpt(_ string: String, limit: Int = 40) -> String {
    let scalars = string.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return quoted(string) }
    return quoted(String(scalars[..<end]) + "…")
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    if needsEscape(scalar) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    } else {
      result.unicodeScalars.append(scalar)
    }
  }

  /// All of them are in the basic plane, so that four digits do.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default:
      false
    }
  }
}
