/// What a string literal of one line stands for.
struct LiteralText: Equatable {
  var value: String

  /// Reads a literal with its quotes; nil for one with interpolations, of several lines, or raw.
  init?(_ literal: String) {
    guard literal.hasPrefix("\""), literal.hasSuffix("\""), literal.utf8.count >= 2,
      !literal.hasPrefix("\"\"\"")
    else { return nil }
    var value = String.UnicodeScalarView()
    var rest = literal.unicodeScalars.dropFirst().dropLast()
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        value.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": value.append("\n")
      case "r": value.append("\r")
      case "t": value.append("\t")
      case "0": value.append("\0")
      case "\\": value.append("\\")
      case "\"": value.append("\"")
      case "'": value.append("'")
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
        let digits = String(rest[..<end])
        guard digits.count <= 8, let code = UInt32(digits, radix: 16),
          let scalar = Unicode.Scalar(code)
        else { return nil }
        value.append(scalar)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    self.value = String(value)
  }
}
