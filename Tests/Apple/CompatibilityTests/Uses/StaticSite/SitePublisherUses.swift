import StaticSite

@MainActor enum SitePublisherUses {
  static func sitePublisher(
    _ value: SitePublisher, _ contentHash: ContentHash, _ buildPlan: BuildPlan
  ) throws {
    _ = SitePublisher.self
    _ = value.output
    _ = value.isDryRun
    _ = value.exchangesFolders
    _ = value.keepsGeneration
    _ = value.jobs
    _ = value.patience
    _ = value.isDurable
    _ = value.compressions
    _ = value.shard
    _ = value.parts
    _ = SitePublisher(output: "a", isDryRun: true)
    _ = try value.publish(input: contentHash, plan: { buildPlan })
  }
}
