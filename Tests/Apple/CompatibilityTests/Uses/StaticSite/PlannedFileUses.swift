import StaticSite

@MainActor enum PlannedFileUses {
  static func plannedFile(_ value: PlannedFile, _ sitePath: SitePath, _ uInt8: UInt8) {
    _ = PlannedFile.self
    _ = value.path
    _ = PlannedFile(sitePath, bytes: { [uInt8] })
    _ = PlannedFile(sitePath, copyOf: "a")
  }
}
