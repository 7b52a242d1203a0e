import ViewTree

/// What a page uses of the files that a site's pages share, and what its views were warned about.
public struct PageResources: Hashable, Sendable {
  /// The rules of the page that stand in the shared style sheet.
  var rules = PageRules("")
  /// The pictures of asset catalogues that the page links to.
  var assets: [PageAsset] = []
  /// The site's own pictures that the page is laid out by.
  var pictures: [PictureUse] = []
  /// What the page's views were warned about.
  var warnings: [Diagnostic] = []

  /// Creates the resources of a page that shares nothing.
  public init() {}
}

/// The rules that one page uses, one a line; most pages of a site use those of another.
struct PageRules: Hashable, Sendable {
  /// The rules, each on a line of its own.
  let css: String
  /// The hash of ``css``.
  let hash: ContentHash

  init(_ css: String) {
    self.css = css
    var text = css
    hash = text.withUTF8 { ContentHash(UnsafeRawBufferPointer($0)) }
  }

  static func == (left: PageRules, right: PageRules) -> Bool { left.hash == right.hash }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
