import StaticSite

@MainActor enum SiteUses {
  static func site(
    _ value: Site, _ baseURL: BaseURL, _ pageTemplate: PageTemplate, _ contentHash: ContentHash,
    _ anySitePart: any SitePart
  ) throws {
    _ = Site.self
    _ = value.title
    _ = value.baseURL
    _ = value.template
    _ = value.language
    _ = value.stylesheet
    _ = value.inputs
    _ = value.parts
    _ = Site(
      title: "a", baseURL: baseURL, language: "a", template: pageTemplate, stylesheet: "a",
      inputs: contentHash, content: { [anySitePart] })
    _ = value.edition
    _ = value.pictureForms
    _ = value.keepsPictureMetadata
    _ = try Site("a", url: "a", language: "a", content: { [anySitePart] })
    _ = try value.plan()
  }

  static func sitePart<T: SitePart>(_ value: T, _ sitePlan: inout SitePlan) {
    _ = (any SitePart).self
    value.add(to: &sitePlan)
  }

  static func sitePlan(_ value: SitePlan, _ uInt8: UInt8, _ diagnostic: Diagnostic) {
    var copy = value
    _ = SitePlan.self
    _ = value.site
    _ = value.files
    _ = value.errors
    _ = value.notes
    copy.add("a", bytes: { _ in [uInt8] })
    copy.add("a", copyOf: "a")
    copy.report(diagnostic)
  }

  static func siteBuilder(_ anySitePart: any SitePart) {
    _ = SiteBuilder.self
    _ = SiteBuilder.buildExpression(anySitePart)
    let parts: [any SitePart] = [anySitePart]
    _ = SiteBuilder.buildExpression(parts)
    _ = SiteBuilder.buildBlock([anySitePart])
    _ = SiteBuilder.buildOptional([anySitePart])
    _ = SiteBuilder.buildEither(first: [anySitePart])
    _ = SiteBuilder.buildEither(second: [anySitePart])
    _ = SiteBuilder.buildArray([[anySitePart]])
    _ = SiteBuilder.buildLimitedAvailability([anySitePart])
  }
}
