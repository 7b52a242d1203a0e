public import Foundation

/// What Markdown says of a stretch of text.
///
/// - Note: As Foundation's, which has none on Linux. Texts show emphasis, strong emphasis, code and what is struck through.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = Self(rawValue: 1 << 0)
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  public static let code = Self(rawValue: 1 << 2)
  public static let strikethrough = Self(rawValue: 1 << 5)
  public static let softBreak = Self(rawValue: 1 << 6)
  public static let lineBreak = Self(rawValue: 1 << 7)
  public static let inlineHTML = Self(rawValue: 1 << 8)
  public static let blockHTML = Self(rawValue: 1 << 9)
}

extension InlinePresentationIntent {
  private static let meanings: [(InlineMarkdown.Intent, InlinePresentationIntent)] = [
    (.emphasis, .emphasized), (.strong, .stronglyEmphasized), (.code, .code),
    (.strikethrough, .strikethrough),
  ]

  /// What stretches of Markdown mean.
  init(_ intent: InlineMarkdown.Intent) {
    self = Self.meanings.reduce(into: []) { all, meaning in
      if intent.contains(meaning.0) { all.formUnion(meaning.1) }
    }
  }

  /// How texts show it.
  var shown: InlineMarkdown.Intent {
    Self.meanings.reduce(into: []) { all, meaning in
      if contains(meaning.1) { all.formUnion(meaning.0) }
    }
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// What Markdown says of a stretch of text.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
}
