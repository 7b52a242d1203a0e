/// A JSON text that has been read, with the place of every value in it.
///
/// The reader is strict (RFC 8259): no comments, no trailing commas, no NaN. Beyond the
/// standard it refuses keys that stand twice in one object and escapes that are half of a
/// surrogate pair. A UTF-8 byte order mark is skipped. A document is a flat array of small
/// nodes beside its source, so copies are cheap and depth costs no stack.
///
///     let diagnostics = Diagnostics()
///     if let document = JSONDocument(bytes, file: "feed.json", diagnostics: diagnostics) {
///       let title = document.cursor(diagnostics).object()?.required("title", as: String.self)
///     }
///     try diagnostics.throwErrors()
public struct JSONDocument: Sendable {
  let storage: JSONStorage

  /// Reads a text; nil if it has an error that leaves nothing to go on with.
  ///
  /// A syntax error stops the reading. Keys that stand twice, lone surrogates and texts that
  /// are too long are reported, and the document is there nevertheless, so that errors of its
  /// content can be found in the same run. Whoever wants only good documents asks
  /// `diagnostics` afterwards.
  ///
  /// - Complexity: O(*n*) for the bytes; O(*k* log *k*) for the keys of an object.
  public init?(
    _ bytes: [UInt8], file: String, limits: JSONLimits = JSONLimits(), diagnostics: Diagnostics
  ) {
    var parser = JSONParser(bytes, limits: limits, roomForIssues: diagnostics.limit)
    let isComplete = parser.run()
    let end = isComplete ? bytes.count : (parser.issues.map(\.offset).max() ?? 0)
    let storage = JSONStorage(
      file: file, bytes: bytes, nodes: parser.nodes,
      lines: LineTable(bytes, from: parser.start, to: end))
    for issue in parser.issues {
      let place = storage.location(at: issue.offset, path: issue.path)
      diagnostics.report(
        Diagnostic(.error, at: place, message: issue.message, hint: issue.hint))
    }
    for _ in 0..<parser.omittedIssueCount { diagnostics.countOmittedError() }
    guard isComplete, !storage.nodes.isEmpty else { return nil }
    self.storage = storage
  }

  /// The value that the text consists of.
  public var root: JSONValue { JSONValue(storage: storage, index: 0) }

  /// The value that the text consists of, for decoding.
  public func cursor(_ diagnostics: Diagnostics) -> JSONCursor {
    JSONCursor(root, diagnostics: diagnostics)
  }
}

/// What all values of a document share.
final class JSONStorage: Sendable {
  let file: String
  let bytes: [UInt8]
  let nodes: [JSONNode]
  let lines: LineTable

  init(file: String, bytes: [UInt8], nodes: [JSONNode], lines: LineTable) {
    self.file = file
    self.bytes = bytes
    self.nodes = nodes
    self.lines = lines
  }

  /// The place of a byte.
  func location(at offset: Int, path: String) -> SourceLocation {
    let (line, column) = lines.position(of: offset, in: bytes)
    return SourceLocation(file: file, line: line, column: column, path: path)
  }

  /// The place of a node.
  func location(of index: Int) -> SourceLocation {
    location(at: nodes[index].offset, path: JSONPath.of(index, nodes: nodes, bytes: bytes))
  }
}
