/// What a document may contain and how large it may be.
///
/// No rule allows a document type with declarations, external files or entities beyond the five
/// that XML knows by itself.
public struct ParsingRules: Equatable, Sendable {
  /// The largest source, in bytes.
  public var maximumByteCount: Int
  /// The deepest nesting of elements; at most 2,000.
  public var maximumDepth: Int
  /// Whether constructs that an HTML parser reads as something else are errors.
  ///
  /// These are the XML declaration, processing instructions, CDATA sections, a document type
  /// other than `html`, and elements or attributes with a namespace prefix other than `xml`.
  public var isPolyglot: Bool

  /// Creates rules.
  public init(maximumByteCount: Int, maximumDepth: Int, isPolyglot: Bool) {
    self.maximumByteCount = maximumByteCount
    self.maximumDepth = min(maximumDepth, 2_000)
    self.isPolyglot = isPolyglot
  }

  /// For page shells: 1 MiB, 200 elements deep, polyglot.
  public static let shell = ParsingRules(
    maximumByteCount: 1 << 20, maximumDepth: 200, isPolyglot: true)

  /// For pages that we wrote: 64 MiB, 512 elements deep, polyglot.
  public static let page = ParsingRules(
    maximumByteCount: 64 << 20, maximumDepth: 512, isPolyglot: true)

  /// For feeds and other XML: 64 MiB, 200 elements deep.
  public static let xml = ParsingRules(
    maximumByteCount: 64 << 20, maximumDepth: 200, isPolyglot: false)
}
