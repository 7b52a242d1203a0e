import ElementTree

/// A document that has nothing beside the views, which are its `main` landmark.
struct DocumentFrame {
  /// What it is called where the views have no title, which is read but not seen; otherwise empty.
  var heading: String
  /// What is done when the browser tells of itself, on live pages whose views read that.
  var teller: ElementHandler?

  /// The class of the landmark, which leaves the layout of the views alone.
  static let mainClass = "views"
  /// The class of a heading that is read but not seen.
  static let headingClass = "unseen"

  static let rules = """
    main.\(mainClass){display:contents}
    h1.\(headingClass){position:absolute;width:1px;height:1px;overflow:hidden;\
    clip-path:inset(50%);white-space:nowrap}

    """

  /// Writes the landmark around a tree that doesn't have it.
  func write(_ page: inout FoldedTree, to writer: inout HTMLWriter) {
    writer.appendMarkup("<main class=\"views\">")
    page.write(to: &writer)
    if !heading.isEmpty {
      writer.appendMarkup("<h1 class=\"unseen\">")
      writer.appendText(heading)
      writer.appendMarkup("</h1>")
    }
    writer.appendMarkup("</main>")
  }
}
