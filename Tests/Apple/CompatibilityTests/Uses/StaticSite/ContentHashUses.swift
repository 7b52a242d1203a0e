import StaticSite

@MainActor enum ContentHashUses {
  static func contentHash(_ value: ContentHash, _ uInt8: UInt8, _ contentHash: ContentHash) {
    _ = ContentHash.self
    _ = value.high
    _ = value.low
    _ = ContentHash([uInt8])
    _ = value.combined(with: contentHash)
    _ = value.description
  }
}
