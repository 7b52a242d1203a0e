/// Text from clients in lines for people.
package enum LogLine {
  /// The text on one line: control characters, line separators and backslashes as `\u{…}`.
  ///
  /// A client can't start a line of its own, nor drive a terminal.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default:
        if scalar == "\\" { result += "\\\\" } else { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}
