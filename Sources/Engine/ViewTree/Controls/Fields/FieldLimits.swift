/// How much text a browser may put into a field.
enum FieldLimits {
  /// The most bytes of UTF-8 in a field: what one event can carry.
  static let bytes = LiveEvent.largestPayload

  /// What a field takes of a text; as in browsers, one of a single line has no line breaks.
  ///
  /// What is beyond the limit is left out, from the beginning of a character on.
  static func taken(of text: String, isMultiline: Bool) -> String {
    var text = text
    if !isMultiline, text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      text.unicodeScalars.removeAll { $0 == "\n" || $0 == "\r" }
    }
    guard text.utf8.count > bytes else { return text }
    let end = text.utf8.index(text.startIndex, offsetBy: bytes)
    // A single character can have any number of scalars; one that is too long is left out.
    var last = text.startIndex
    while last < end {
      let next = text.index(after: last)
      if next > end { break }
      last = next
    }
    return String(text[..<last])
  }
}
