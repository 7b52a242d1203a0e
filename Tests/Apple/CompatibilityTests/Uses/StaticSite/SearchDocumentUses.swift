import StaticSite

@MainActor enum SearchDocumentUses {
  static func searchDocument(_ value: SearchDocument) {
    _ = SearchDocument.self
    _ = value.route
    _ = value.title
    _ = value.caption
    _ = value.text
    _ = SearchDocument(route: "a", title: "a", caption: "a", text: "a")
  }
}
