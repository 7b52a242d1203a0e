import StaticSite

@MainActor enum PageMetadataUses {
  static func pageMetadata(_ value: PageMetadata) {
    _ = PageMetadata.self
    _ = PageMetadata()
    _ = value.title
    _ = value.summary
    _ = value.language
    _ = value.kind
    _ = value.image
    _ = value.author
    _ = value.published
    _ = value.modified
    _ = value.tags
    _ = value.isDraft
    _ = value.isIndexed
    _ = value.translationKey
  }
}
