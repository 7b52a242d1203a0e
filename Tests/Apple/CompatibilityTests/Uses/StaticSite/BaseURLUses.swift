import StaticSite

@MainActor enum BaseURLUses {
  static func baseURL(_ value: BaseURL, _ sitePath: SitePath) throws {
    _ = BaseURL.self
    _ = value.string
    _ = try BaseURL("a")
    _ = value.host
    _ = value.address(of: sitePath)
  }
}
