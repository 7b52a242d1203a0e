import StaticSite

@MainActor enum SearchUses {
  static func search(_ value: Search, _ document: SearchDocument, _ page: Page) {
    _ = Search.self
    _ = value.route
    _ = value.title
    _ = value.language
    _ = value.documents
    _ = Search("a", title: "a", language: "en", of: [document])
    _ = Search("a", title: "a", language: "en", of: [page])
  }

  static func page(_ value: Page) { _ = value.searchable("a") }
}
