import StaticSite

@MainActor enum PageContextUses {
  static func pageContext(_ value: PageContext, _ sitePath: SitePath, _ baseURL: BaseURL) throws {
    _ = PageContext.self
    _ = value.path
    _ = value.baseURL
    _ = value.language
    _ = value.stylesheet
    _ = value.metadata
    _ = value.siteTitle
    _ = PageContext(path: sitePath, baseURL: baseURL, language: "a", stylesheet: sitePath)
    _ = value.address(of: sitePath)
    _ = try value.address(of: "a", fragment: "a")
  }
}
