import StaticSite

/// `moments check DIR`: looks for faults in a site.
enum CheckCommand {
  static func run(_ arguments: [String]) throws(SiteError) -> ExitCode {
    let list = try ArgumentList(
      arguments, options: [.flag("json", "Print findings as JSON")], maximumOperandCount: 1)
    guard let folder = list.operands.first else {
      throw SiteError(.usage, "No folder to check", hint: "Write moments check DIR.")
    }
    let report = try SiteChecker(folder: folder).check()
    print(list.has("json") ? report.json : report.text)
    return report.exitCode
  }
}
