import StaticSite

@MainActor enum PageUses {
  static func page(
    _ value: Page, _ timestamp: Timestamp, _ contentHash: ContentHash, _ pageContent: PageContent
  ) {
    _ = Page.self
    _ = value.path
    _ = value.modified
    _ = value.isListed
    _ = value.inputs
    _ = Page("a", modified: timestamp, inputs: contentHash, content: { _ in pageContent })
    _ = value.metadata
    _ = value.unlisted()
  }
}
