import StaticSite

@MainActor enum SiteShardUses {
  static func siteShard(_ value: SiteShard) {
    _ = SiteShard.self
    _ = value.number
    _ = value.count
    _ = SiteShard(1, of: 2)
    _ = SiteShard("1/2")
  }
}
