/// A well-formed document as a value, without a pointer into the parser that read it.
///
///     let page = try ParsedDocument(bytes, file: "index.html")
///     page.root["lang"]
///     // "en"
public struct ParsedDocument: Sendable {
  /// The file's name as the caller gave it.
  public let file: String
  /// The bytes that were read.
  public let source: [UInt8]
  /// The outermost element.
  public let root: ParsedElement
  /// The name in the document type declaration, if there is one.
  public let documentType: String?

  /// Reads a document.
  ///
  /// The source must be UTF-8; an encoding that it declares is ignored. Nothing but the source
  /// is opened, and comments are dropped.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(
    _ source: [UInt8], file: String, rules: ParsingRules = .page
  ) throws(ParsingFailure) {
    let reader = XMLReader(source: source, file: file, rules: rules, buildsTree: true)
    reader.read()
    guard reader.errors.isEmpty, let root = reader.root else {
      throw reader.failure
    }
    self.file = file
    self.source = source
    self.root = root
    documentType = reader.documentType
  }

  /// The errors of a document, without building its tree; empty if it is well-formed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public static func errors(
    in source: [UInt8], file: String, rules: ParsingRules = .page
  ) -> [ParsingError] {
    let reader = XMLReader(source: source, file: file, rules: rules, buildsTree: false)
    reader.read()
    return reader.errors
  }

  /// The place of an element or text in the file.
  public func position(ofByteAt offset: Int) -> SourcePosition {
    SourcePosition(ofByteAt: offset, in: source)
  }
}
