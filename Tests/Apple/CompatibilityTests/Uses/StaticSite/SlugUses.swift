import StaticSite

@MainActor enum SlugUses {
  static func slug() {
    _ = Slug.self
    _ = Slug("a").description
  }
}
