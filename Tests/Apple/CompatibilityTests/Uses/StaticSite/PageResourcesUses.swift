import StaticSite

@MainActor enum PageResourcesUses {
  static func pageResources() {
    _ = PageResources.self
    _ = PageResources()
  }
}
