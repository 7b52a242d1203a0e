public import Foundation
internal import HTMLParsing
public import StaticSite
internal import ViewTree

/// A file of Markdown in a folder: what it says of itself, and its text.
///
/// Of front matter it knows `title`, `date`, `updated`, `summary` (or `description`), `tags`, `author`,
/// `image`, `language`, `slug` and `draft`; other keys are for the site's own views.
public struct MarkdownDocument: Sendable, Identifiable, PageInput {
  /// The file's path, for messages.
  public let file: String
  /// The route of the document's page.
  public let route: String
  /// What the front matter says.
  public let frontMatter: FrontMatter
  /// The title: that of the front matter, else the first heading's text, else the file's name.
  public let title: String
  /// When the document is to appear.
  public let date: Date?
  /// When it was changed last.
  public let updated: Date?
  /// What it is about: what the front matter says, else the beginning of the first paragraph.
  public let summary: String
  /// All words of the text, without its marks.
  public let words: String
  public let tags: [String]
  public let author: String?
  /// A picture for previews: a file of the site, or an absolute address.
  public internal(set) var image: String?
  /// The language as a BCP 47 tag; nil for the site's.
  public let language: String?
  public let isDraft: Bool
  /// The text in UTF-8, without front matter.
  let body: [UInt8]
  /// The line on which the text begins.
  let bodyLine: Int
  /// The line that gives the document its route.
  let routeLine: Int
  /// The addresses in the text, and what they are in the site; an empty one leads nowhere.
  var addresses: [String: String] = [:]
  /// The sizes of pictures in the text, by their addresses there.
  var sizes: [String: PictureSize] = [:]
  /// The hash of the file.
  private let hash: ContentHash

  public var id: String { route }

  /// Adds the file's bytes, and where its links lead.
  public func add(to inputs: inout PageInputs) {
    inputs.add(hash)
    inputs.add(route)
    inputs.add(addresses.count)
    for (address, target) in addresses.sorted(by: { $0.key < $1.key }) {
      inputs.add(address)
      inputs.add(target)
      inputs.add(sizes[address].map { "\($0.width)×\($0.height)" })
    }
  }

  /// Reads a document; its addresses are not known yet.
  ///
  /// - Parameters:
  ///   - path: The file's path in its folder.
  ///   - base: The route of the folder.
  init(
    _ source: [UInt8], file: String, path: String, base: String, facts: inout MarkdownFacts?
  ) throws(SiteError) {
    let parsed = try FrontMatterParser.parse(source, file: file)
    let matter = parsed.matter
    let found = MarkdownFacts(parsed.body)
    facts = found
    self.file = file
    hash = ContentHash(source)
    frontMatter = matter
    body = parsed.body
    bodyLine = parsed.bodyLine
    routeLine = matter.entries["slug"]?.line ?? 1
    var folders = path.split(separator: "/").map(String.init)
    let name = folders.removeLast().dropLast(3)
    title = matter.text("title") ?? found.heading ?? String(name)
    let slug = matter.text("slug").map { Slug($0) } ?? Slug(String(name))
    // A file called index.md is its folder's own page.
    let isIndex = name == "index" && frontMatter["slug"] == nil
    route =
      base + folders.map { Slug($0).description + "/" }.joined()
      + (isIndex ? "" : slug.description + "/")
    date = try matter.date("date", in: file)?.instant
    updated = try matter.date("updated", in: file)?.instant
    words = found.words
    summary = matter.text("summary") ?? matter.text("description") ?? found.summary
    tags = matter.list("tags")
    author = matter.text("author")
    image = matter.text("image")
    language = matter.text("language")
    isDraft = try matter.flag("draft", in: file) ?? false
  }

  /// The place of a line of the text.
  func place(ofLine line: Int) -> SourcePosition {
    SourcePosition(line: bodyLine + max(line, 1) - 1, column: 1)
  }

  /// The text's blocks, with the site's addresses.
  package var blocks: [MarkdownBlock] {
    var reader = MarkdownReader()
    reader.resolve = { address, _ in
      addresses[address].flatMap { $0.isEmpty ? nil : $0 }
    }
    reader.size = { sizes[$0] }
    return reader.blocks(body)
  }
}
