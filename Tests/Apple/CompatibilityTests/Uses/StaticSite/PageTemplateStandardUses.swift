import StaticSite

@MainActor enum PageTemplateStandardUses {
  static func pageTemplate() throws {
    _ = try PageTemplate.standard()
  }
}
