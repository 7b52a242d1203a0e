public import Foundation
import ElementTree

/// A stretch of text.
///
/// - Note: As in SwiftUI. A literal is a ``LocalizedStringKey``; a `String` is shown as it is.
nonisolated public struct Text: _PrimitiveView, Equatable, Sendable {
  /// What is shown, in two words: most texts are strings and need no more.
  package enum Storage: Sendable {
    /// A string that is shown as it is.
    case verbatim(String)
    /// A key without arguments that is looked up in the usual table.
    case key(String)
    /// Everything else.
    case content(TextContent)
  }

  package var storage: Storage
  /// What was changed, the outermost first.
  package var modifier: TextModifier?

  package init(storage: Storage, modifier: TextModifier? = nil) {
    self.storage = storage
    self.modifier = modifier
  }

  package init(_ content: TextContent.Kind) { storage = .content(TextContent(content)) }

  /// Creates text that is shown as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Creates text of a string that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim((content as? String) ?? String(content))
  }

  /// Creates text of a key that is looked up in a table of strings.
  ///
  /// The text found, or the key itself, may have inline Markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    if tableName == nil, bundle == nil, key.arguments.isEmpty {
      storage = .key(key.key)
    } else {
      storage = .content(TextContent(.localized(key, table: tableName, bundle: bundle)))
    }
  }

  /// Creates text with attributes.
  ///
  /// It comes second to keys, since a literal could be either.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(TextContent.Kind.attributed(attributedContent))
  }

  /// Creates text of stretches of Markdown that were read already.
  package init(spans: [InlineMarkdown.Span]) { self.init(TextContent.Kind.spans(spans)) }

  /// Creates text that is a picture.
  public init(_ image: Image) { self.init(TextContent.Kind.image(image)) }

  /// Two texts, one after the other.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(TextContent.Kind.joined(lhs, rhs)) }

  public static func == (lhs: Text, rhs: Text) -> Bool {
    guard lhs.modifier == rhs.modifier else { return false }
    switch (lhs.storage, rhs.storage) {
    case (.verbatim(let left), .verbatim(let right)): return left == right
    case (.key(let left), .key(let right)): return left == right
    case (.content(let left), .content(let right)): return left === right || left == right
    default: return false
    }
  }
}
