import StaticSite

@MainActor enum WebsiteUses {
  static func website<T: Website>(_ value: T, _ edition: Edition) throws {
    _ = (any Website).self
    _ = T()
    _ = try value.site(edition)
    _ = T.main
  }
}
