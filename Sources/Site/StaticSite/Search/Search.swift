public import ViewTree

/// A page on which readers find others by their words, without a server.
///
///     let posts = try MarkdownFolder("Posts").pages()
///     Site("A blog") {
///       posts
///       Search("search/", of: posts)
///     }
///
/// The words are in files beside the page, of which a query needs a few: those with words that begin as the
/// reader's do. Case and marks don't count, the beginnings of words do, and where words aren't written apart each
/// part of them. What one looks for is in the page's address.
public struct Search: SitePart {
  /// The page's route; with a `/` at its end the files are in the same folder, else in one of its name.
  public var route: String
  /// The document's title; nil for the word in the page's language.
  public var title: String?
  /// The language of what the page itself says, as a BCP 47 tag; nil for the site's.
  public var language: String?
  /// What is found; where results are equally good, the first of these comes first.
  public var documents: [SearchDocument] = []
  private var pages: [Page] = []

  /// Creates a page that finds documents.
  public init(
    _ route: String = "search/", title: String? = nil, language: String? = nil,
    of documents: [SearchDocument]
  ) {
    self.route = route
    self.title = title
    self.language = language
    self.documents = documents
  }

  /// Creates a page that finds pages by their titles, what they say of themselves, and ``Page/searchable(_:)``.
  ///
  /// Pages without a title, drafts, and those that search engines are kept from are not found.
  public init(
    _ route: String = "search/", title: String? = nil, language: String? = nil, of pages: [Page]
  ) {
    self.init(route, title: title, language: language, of: [SearchDocument]())
    self.pages = pages
  }

  /// The name of the folder that holds the files, with a slash; empty for the site itself.
  package var folder: String {
    let path = route.hasPrefix("/") ? String(route.dropFirst()) : route
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else {
      return path.isEmpty || path.hasSuffix("/") ? path : path + "/"
    }
    return path[..<dot] + "/"
  }

  /// The route of the script that the page needs.
  package var script: String { folder + SearchScript.name }

  public func add(to plan: inout SitePlan) {
    addFiles(to: &plan)
    let words = SearchWords(language: language ?? plan.site.language)
    let found = found(in: plan)
    var page = Page(route, title: title ?? words.search) {
      SearchView(words: words, documents: found)
    }
    page.metadata.language = language
    page.scripts = [script]
    page.inputs = inputs(of: found, words)
    page.add(to: &plan)
  }

  /// What the page is made from, beside what all pages are.
  package func inputs(of documents: some Sequence<SearchDocument>) -> ContentHash {
    inputs(
      of: Array(documents.prefix(SearchView.suggestions)), SearchWords(language: language ?? ""))
  }

  private func inputs(of documents: [SearchDocument], _ words: SearchWords) -> ContentHash {
    var inputs = PageInputs("search")
    inputs.add(words.language)
    inputs.add(script)
    for document in documents.prefix(SearchView.suggestions) { document.add(to: &inputs) }
    return inputs.hash
  }

  private func found(in plan: SitePlan) -> [SearchDocument] {
    documents + pages.filter { plan.shows($0) }.compactMap { SearchDocument($0) }
  }

  /// The index and the script, for a page that somebody makes.
  package var files: any SitePart { SearchFiles(search: self) }

  /// Adds the index and the script.
  fileprivate func addFiles(to plan: inout SitePlan) {
    let folder = folder
    let found = found(in: plan)
    let index = SearchIndex(found)
    var all = PageInputs("search index")
    all.add(found.count)
    for document in found { document.add(to: &all) }
    let hash = all.hash
    let words = SearchWords(language: language ?? plan.site.language)
    plan.add(folder + SearchScript.name) { _ in Array(SearchScript.text.utf8) }
    var own = PageInputs("search facts")
    own.add(hash)
    own.add(words.language)
    plan.add(folder + "index.json", inputs: own.hash) { facts(of: index, hash, words) }
    for part in 0..<index.parts {
      plan.add(folder + "terms/\(part).json", inputs: hash) { index.terms(part) }
    }
    for chunk in 0..<index.chunks {
      plan.add(folder + "entries/\(chunk).json", inputs: index.inputs(ofChunk: chunk).hash) {
        try index.entries(chunk)
      }
    }
  }

  private func facts(of index: SearchIndex, _ hash: ContentHash, _ words: SearchWords) -> [UInt8] {
    let depth = folder.split(separator: "/").count
    return JSONValue.object([
      ("hash", .string(String(hash.description.prefix(8)))),
      ("chunk", .integer(SearchIndex.chunk)),
      ("terms", .array(index.firstTerms.map { .string($0) })),
      ("top", .string(depth == 0 ? "./" : String(repeating: "../", count: depth))),
      (
        "folds",
        .object(SearchTerms.folds.map { (String(Character($0.letter)), .string($0.fold)) })
      ),
      ("words", .object([("count", .string(words.count)), ("none", .string(words.none))])),
    ]).bytes
  }
}

/// The files of a search without its page.
private struct SearchFiles: SitePart {
  let search: Search

  func add(to plan: inout SitePlan) { search.addFiles(to: &plan) }
}

extension Page {
  /// Gives the page's words to a ``Search``, as plain text.
  ///
  /// Pages of Markdown have theirs without it; of others a search knows the summary and the tags.
  public func searchable(_ text: String) -> Page { changed { $0.searchText = text } }
}
