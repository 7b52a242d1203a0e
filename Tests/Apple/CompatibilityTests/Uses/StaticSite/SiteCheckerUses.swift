import StaticSite

@MainActor enum SiteCheckerUses {
  static func siteChecker(_ value: SiteChecker) throws {
    _ = SiteChecker.self
    _ = value.folder
    _ = SiteChecker(folder: "a")
    _ = try value.check()
  }
}
