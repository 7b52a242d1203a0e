import StaticSite

@MainActor enum SiteCheckerUses {
  static func siteChecker(_ value: SiteChecker) throws {
    _ = SiteChecker.self
    _ = value.folder
    let _: [SizeBudget] = value.budgets
    let _: ExternalLinks? = value.externalLinks
    _ = SiteChecker(folder: "a")
    _ = try value.check()
  }
}
