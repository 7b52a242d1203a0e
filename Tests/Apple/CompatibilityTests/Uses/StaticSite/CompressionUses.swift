import StaticSite

@MainActor enum CompressionUses {
  static func compression(_ value: Compression) {
    let _: [Compression] = [.gzip, .brotli, .zstd]
    _ = Compression.self
    _ = Compression.available
    _ = value.fileExtension
    _ = value.isAvailable
  }
}
