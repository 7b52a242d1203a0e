/// Writes JSON with members in the order in which they are given.
struct JSONWriter {
  private(set) var text = ""
  private var needsComma = false

  mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body) }
  mutating func array(_ body: (inout JSONWriter) -> Void) { nest("[", "]", body) }

  mutating func name(_ name: String) {
    separate()
    quote(name)
    text += ":"
    needsComma = false
  }

  mutating func string(_ string: String) {
    separate()
    quote(string)
  }

  mutating func number(_ number: some BinaryInteger) {
    separate()
    text += String(number)
  }

  mutating func null() {
    separate()
    text += "null"
  }

  /// Breaks the line in front of the next element.
  mutating func breakLine(indentation: Int) {
    if needsComma { text += "," }
    needsComma = false
    text += "\n" + String(repeating: " ", count: indentation)
  }

  /// Opens an object or array that ``close(_:)`` closes, where a closure would mean recursion.
  mutating func open(_ bracket: String) {
    separate()
    text += bracket
    needsComma = false
  }

  mutating func close(_ bracket: String) {
    text += bracket
    needsComma = true
  }

  private mutating func nest(
    _ start: String, _ end: String, _ body: (inout JSONWriter) -> Void
  ) {
    open(start)
    body(&self)
    close(end)
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  private mutating func quote(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || scalar == "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
