import StaticSite

@MainActor enum SitePathUses {
  static func sitePath(_ value: SitePath, _ sitePath: SitePath) throws {
    _ = SitePath.self
    _ = value.string
    _ = try SitePath("a")
    _ = value.parts
    _ = value.address
    _ = value.address(from: sitePath)
    _ = value < sitePath
  }
}
