import Foundation
import Moments
import PositionedJSON
import StaticSite

/// `moments build`: writes the site.
enum BuildCommand {
  static let options: [CommandOption] = [
    .value("input", "FILE", "The moments as JSON; the sample that comes with the package"),
    .value("output", "DIR", "The folder to write; site"),
    .value("base-url", "URL", "Where the site will be served"),
    .value("language", "TAG", "The language of the pages; en"),
    .value("clock", "INSTANT", "The time that dates are compared with; the newest moment's"),
    .value("page-size", "N", "The moments on a page of the timeline; 20"),
    .value("templates", "DIR", "The folder of page shells; Templates"),
    .value("public", "DIR", "The folder of files to copy; Public"),
    .value("assets", "DIR", "One more folder of asset catalogues"),
    .flag("dry-run", "Write nothing, say what would be written"),
    .flag("json", "Print the report as JSON"),
    .flag("quiet", "Print nothing but errors"),
    .flag("help", "Print this"),
  ]

  @MainActor static func run(_ arguments: [String]) throws(SiteError) -> ExitCode {
    let list = try ArgumentList(arguments, options: options)
    if list.has("help") {
      print("usage: moments build [OPTIONS]")
      for option in options { print("  \(option.usage)\n      \(option.help)") }
      return .success
    }
    let settings = try BuildSettings(list)
    let builder = SiteBuild(settings: settings)
    let report = try builder.run()
    if list.has("json") {
      print(report.json)
    } else if !list.has("quiet") {
      for diagnostic in report.diagnostics { Console.write(toErrors: diagnostic.description) }
      print(report.text)
    }
    return .success
  }
}
