import StaticSite

@MainActor enum SiteTargetUses {
  static func siteTarget() throws {
    let _: [SiteTarget] = [.folder("a"), .storage("a"), .branch(repository: "a", name: "a")]
    _ = SiteTarget.self
    _ = try SiteTarget("a")
  }
}
