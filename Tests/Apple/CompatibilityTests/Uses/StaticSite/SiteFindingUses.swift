import StaticSite

@MainActor enum SiteFindingUses {
  static func siteFinding(_ value: SiteFinding) {
    _ = SiteFinding.self
    _ = value.rule
    _ = value.file
    _ = value.line
    _ = value.message
    _ = value.description
  }

  static func siteFindingRule() {
    let _: [SiteFinding.Rule] = [
      .syntax, .link, .fragment, .duplicateID, .reference, .image, .heading, .document,
      .contrast, .pictureSize, .budget, .external,
    ]
    _ = SiteFinding.Rule.self
  }

  static func checkReport(_ value: CheckReport) {
    _ = CheckReport.self
    _ = value.pageCount
    _ = value.findings
    _ = value.exitCode
    _ = value.text
    _ = value.json
    _ = value.notes
    _ = value.sarif(folder: "a")
  }
}
