import StaticSite

@MainActor enum ExternalLinksUses {
  static func externalLinks(_ value: ExternalLinks) {
    _ = ExternalLinks.self
    _ = ExternalLinks()
    _ = value.pause
    _ = value.patience
    _ = value.hosts
    let _: String? = value.memory
  }
}
