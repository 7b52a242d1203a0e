/// Something in a document that its parser refuses, with the place where it stands.
///
/// The description is one line in the form that editors and terminals link:
/// `Templates/page.html:12:7: error: …`.
public struct ParsingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What kind of rule was broken.
  public enum Code: Equatable, Sendable {
    /// The document is larger than its limit.
    case tooLarge
    /// Elements are nested deeper than the limit.
    case tooDeep
    /// A byte that is not UTF-8, or a NUL.
    case notText
    /// The document is not well-formed XML.
    case notWellFormed
    /// Well-formed XML that an HTML parser reads as something else.
    case notPolyglot
    /// A page shell that breaks the rules for slots.
    case badSlot
  }
  /// What kind of rule was broken.
  public var code: Code
  /// The file's name as the caller gave it.
  public var file: String
  /// Where in the file.
  public var position: SourcePosition
  /// What was found, and what to do.
  public var message: String

  /// Creates an error.
  public init(code: Code, file: String, position: SourcePosition, message: String) {
    self.code = code
    self.file = file
    self.position = position
    self.message = message
  }

  public var description: String {
    "\(file):\(position.line):\(position.column): error: \(message)"
  }
}

/// All that is wrong with one document, in source order; never empty.
///
/// At most 50 errors are kept.
public struct ParsingFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The errors in the order in which they were found.
  public var errors: [ParsingError]

  /// The number of errors of one document that are kept.
  public static let maximumErrorCount = 50

  init(_ errors: [ParsingError]) {
    self.errors = Array(errors.prefix(ParsingFailure.maximumErrorCount))
  }

  public var description: String {
    errors.map(\.description).joined(separator: "\n")
  }
}
