internal import Foundation
internal import HTMLParsing
public import StaticSite
public import ViewTree

extension Page {
  /// The page of a document: at its route, with what it says of itself for metadata.
  ///
  ///     Page(post) { PostView(post: post) }
  ///
  /// It is made again when the document changes, or something else that `inputs` names.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - inputs: What the page is made from beside the document, such as the one before it.
  ///   - content: What the page shows.
  public init<Content: View>(
    _ document: MarkdownDocument, inputs: any PageInput...,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(
      document.route,
      place: SourcePlace(
        file: document.file, position: SourcePosition(line: document.routeLine, column: 1)),
      content: content)
    searchText = document.words
    metadata.title = document.title
    metadata.summary = document.summary
    metadata.language = document.language
    metadata.image = document.image
    metadata.author = document.author
    metadata.tags = document.tags
    metadata.isDraft = document.isDraft
    if let date = document.date {
      metadata.kind = "article"
      metadata.published = Timestamp(date)
      metadata.modified = document.updated.map(Timestamp.init)
    }
    modified = (document.updated ?? document.date).map(Timestamp.init)
    var all = PageInputs("document")
    document.add(to: &all)
    for input in inputs { input.add(to: &all) }
    self.inputs = all.hash
  }
}
