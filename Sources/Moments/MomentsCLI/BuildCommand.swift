import CommandLineOptions
import MomentsSite
import StaticSite

/// `moments build`: writes the site.
enum BuildCommand {
  @MainActor static func run(_ arguments: [String]) throws(SiteError) -> ExitCode {
    let list = try BuildSettings.syntax.arguments(arguments)
    if list.has("help") {
      print(BuildSettings.syntax.usage)
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
