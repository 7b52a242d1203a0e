import StaticSite

@MainActor enum EditionUses {
  static func edition(_ value: Edition, _ timestamp: Timestamp) {
    _ = Edition.self
    _ = Edition(now: timestamp, includesDrafts: true, includesFuture: true)
    _ = Edition.current
    _ = value.now
    _ = value.includesDrafts
    _ = value.includesFuture
    _ = value.shows(isDraft: true, published: timestamp)
  }
}
