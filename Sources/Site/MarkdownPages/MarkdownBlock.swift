package import ViewTree

/// A part of a text that stands for itself: a paragraph, a heading, a list.
package indirect enum MarkdownBlock: Equatable, Sendable {
  case heading(level: Int, id: String, [InlineMarkdown.Span])
  case paragraph([InlineMarkdown.Span])
  case quote([MarkdownBlock])
  case list(MarkdownList)
  /// Lines of code, and the language that they are in, if it is known.
  case code(String, language: String)
  case table(MarkdownTable)
  case picture(MarkdownPicture)
  case rule
}

/// Items, one below the other.
package struct MarkdownList: Equatable, Sendable {
  package struct Item: Equatable, Sendable {
    /// Whether the item's task is done; nil for an item that is no task.
    package var isDone: Bool?
    package var blocks: [MarkdownBlock]
  }
  /// The first number; nil for a list without numbers.
  package var start: Int?
  /// Whether the items stand close.
  package var isTight: Bool
  package var items: [Item]
}

/// Cells in rows.
package struct MarkdownTable: Equatable, Sendable {
  package enum Alignment: Sendable { case leading, center, trailing }
  package var alignments: [Alignment]
  package var header: [[InlineMarkdown.Span]]
  package var rows: [[[InlineMarkdown.Span]]]
}

/// A picture in a text.
package struct MarkdownPicture: Equatable, Sendable {
  /// The address as the site has it.
  package var address: String
  /// What readers hear who can't see it; empty for a decoration.
  package var description: String
  /// What stands below it; empty for nothing.
  package var caption: String
  /// Where it leads, if it is a link.
  package var link: String?
  /// Its size in pixels, if it is known.
  package var size: PictureSize?
}
