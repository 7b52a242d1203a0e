import MomentsSite
import StaticSite

/// `moments build`: writes the site.
enum BuildCommand {
  @MainActor static func run(_ arguments: [String]) throws(SiteError) -> ExitCode {
    let list = try ArgumentList(arguments, options: BuildSettings.options)
    if list.has("help") {
      print("usage: moments build [OPTIONS]")
      for option in BuildSettings.options { print("  \(option.usage)\n      \(option.help)") }
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
