public import ElementTree

/// An HTML page with holes, read once and filled many times.
///
/// A shell is a polyglot HTML file. `<slot name="x"/>` between tags and `{{x}}` in an attribute's
/// value stand for what a page puts there; `{{` anywhere else is an error. Reading turns the file
/// into runs of finished bytes, so that filling it only copies and escapes.
///
///     let shell = try PageShell<CardSlot>(bytes, file: "Templates/card.html")
///     let page = shell.filled { slot in slot == .title ? .text(title) : .markup(body) }
public struct PageShell<Slot: ShellSlot>: Sendable {
  /// A part of the page.
  enum Segment: Sendable {
    case bytes([UInt8])
    case slot(Slot, ShellContext)
  }

  let segments: [Segment]

  /// Reads a shell.
  ///
  /// - Throws: Every error of the file: of the parser, unknown and missing slots, slots used
  ///   twice, and what an HTML parser would read otherwise than an XML parser.
  public init(_ source: [UInt8], file: String) throws(ParsingFailure) {
    let document = try ParsedDocument(source, file: file, rules: .shell)
    var compiler = ShellCompiler<Slot>(document: document)
    compiler.compile()
    guard compiler.errors.isEmpty else { throw ParsingFailure(compiler.errors) }
    segments = compiler.segments
  }

  /// Appends the page that has a value in each slot.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes written.
  public func fill(_ writer: inout HTMLWriter, _ value: (Slot) -> ShellValue) {
    for segment in segments {
      switch segment {
      case .bytes(let bytes): writer.appendMarkup(bytes)
      case .slot(let slot, let context): context.write(value(slot), to: &writer)
      }
    }
  }

  /// The page that has a value in each slot.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes written.
  public func filled(_ value: (Slot) -> ShellValue) -> [UInt8] {
    var writer = HTMLWriter(capacity: 16 << 10)
    fill(&writer, value)
    return writer.bytes
  }
}
