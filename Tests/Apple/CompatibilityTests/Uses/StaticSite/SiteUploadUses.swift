import StaticSite

@MainActor enum SiteUploadUses {
  static func siteUpload(_ value: SiteUpload) throws {
    _ = SiteUpload.self
    _ = value.folder
    _ = value.target
    _ = value.isDryRun
    _ = value.exchangesFolders
    _ = value.message
    _ = SiteUpload(folder: "a", target: .folder("a"))
    _ = try value.run()
  }

  static func report(_ value: SiteUpload.Report) {
    _ = SiteUpload.Report.self
    _ = value.sent
    _ = value.removed
    _ = value.text(isDryRun: true)
    _ = value.json
  }
}
