import HTMLParsing

extension Diagnostic {
  /// Appends the message with all its parts.
  func write(to writer: inout BinaryWriter) {
    writer.append(severity.rawValue)
    writer.append(file)
    writer.append(position == nil ? 0 : 1)
    if let position {
      writer.append(position.line)
      writer.append(position.column)
    }
    writer.append(message)
    writer.append(path)
    writer.append(hint)
  }

  /// Reads a message; nil if it is damaged.
  init?(from reader: inout BinaryReader) {
    guard let severity = reader.text().flatMap(Severity.init(rawValue:)),
      let file = reader.optionalText(), let isPlaced = reader.number()
    else { return nil }
    var position: SourcePosition?
    if isPlaced != 0 {
      guard let line = reader.number(), let column = reader.number() else { return nil }
      position = SourcePosition(line: line, column: column)
    }
    guard let message = reader.text(), let path = reader.optionalText(),
      let hint = reader.optionalText()
    else { return nil }
    self.init(
      severity, file: file, position: position, message: message, path: path, hint: hint)
  }
}
