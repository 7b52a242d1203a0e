package import CommandLineOptions
internal import Foundation

/// What is written behind `check`, and what it does: one for the sample's program and those of others' sites.
package enum CheckOptions {
  package static let options: [CommandOption] = [
    .flag("json", "Print findings as JSON"),
    .flag("sarif", "Print findings as SARIF 2.1.0, for code reviews"),
    .value("budget", "FILE", "How large pages may be, as Lighthouse's budget.json says it"),
    .flag("external", "Ask whether what links name elsewhere is there, with libcurl"),
    .value(
      "external-memory", "FILE", "Where answers are kept that need not be asked for again for a day"
    ),
  ]

  /// Checks a folder; gives what is to be printed, and the code to end with.
  package static func run(
    _ arguments: ArgumentList, folder: String
  ) throws(SiteError) -> (text: String, exitCode: ExitCode) {
    if arguments.has("sarif"), arguments.has("json") {
      throw SiteError(
        .usage, "The options --sarif and --json ask for two forms", hint: "Give one of them.")
    }
    if arguments["external-memory"] != nil, !arguments.has("external") {
      throw SiteError(
        .usage, "The option --external-memory is for links out of the site",
        hint: "Give --external, too.")
    }
    var checker = SiteChecker(folder: folder)
    if let file = arguments["budget"] {
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: file)) else {
        throw SiteError(
          .noInput, "The budget can't be read", file: file, hint: "Check the name and the rights.")
      }
      checker.budgets = try SizeBudget.read(Array(data), file: file)
    }
    if arguments.has("external") {
      var links = ExternalLinks()
      links.memory = arguments["external-memory"]
      checker.externalLinks = links
    }
    let report = try checker.check()
    let text =
      arguments.has("sarif")
      ? report.sarif(folder: folder) : arguments.has("json") ? report.json : report.text
    return (text, report.exitCode)
  }
}
