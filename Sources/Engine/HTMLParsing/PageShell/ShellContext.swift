internal import ElementTree

/// The kind of place where a slot stands, which decides how its value is escaped.
enum ShellContext: Sendable {
  /// Between tags, where elements may stand.
  case elements
  /// Between the tags of an element that holds text only, such as `title`.
  case text
  /// In an attribute's value.
  case attribute
  /// At the beginning of an address, where a scheme would stand.
  case address

  /// Writes a value so that the page keeps its structure.
  func write(_ value: ShellValue, to writer: inout HTMLWriter) {
    switch (self, value) {
    case (.elements, .markup(let markup)): writer.appendMarkup(markup.bytes)
    case (.elements, .text(let text)), (.text, .text(let text)): writer.appendText(text)
    case (.attribute, .text(let text)): writer.appendAttributeValue(text)
    case (.address, .text(let text)): writer.appendAttributeValue(LinkURL(text).string)
    case (.text, .markup(let markup)):
      writer.appendText(String(decoding: markup.bytes, as: UTF8.self))
    case (.attribute, .markup(let markup)), (.address, .markup(let markup)):
      writer.appendAttributeValue(String(decoding: markup.bytes, as: UTF8.self))
    }
  }
}
