import StaticSite

@MainActor enum BuildReportUses {
  static func buildReport(_ value: BuildReport) {
    _ = BuildReport.self
    _ = value.output
    _ = value.isDryRun
    _ = value.written
    _ = value.unchanged
    _ = value.removed
    _ = value.writtenByteCount
    _ = value.byteCount
    _ = value.diagnostics
    _ = value.text
    _ = value.json
  }
}
