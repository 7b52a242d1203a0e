import StaticSite

@MainActor enum SitemapUses {
  static func sitemap() {
    _ = Sitemap.self
    _ = Sitemap(disallowing: ["a"]).disallowed
  }
}
