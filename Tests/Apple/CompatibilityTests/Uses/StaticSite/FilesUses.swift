import StaticSite

@MainActor enum FilesUses {
  static func files(_ value: Files) {
    _ = Files.self
    _ = value.origin
    _ = value.destination
    _ = Files(from: "a", to: "a")
  }

  static func generatedFile(_ value: GeneratedFile, _ uInt8: UInt8) {
    _ = GeneratedFile.self
    _ = value.path
    _ = GeneratedFile("a", bytes: { _ in [uInt8] })
  }
}
