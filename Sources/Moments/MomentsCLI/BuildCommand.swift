import CommandLineOptions
import MomentsSite
import StaticSite

/// `moments build`: writes the site, and `moments merge`: writes it of parts.
enum BuildCommand {
  /// - Parameter syntax: The command line; that of `moments merge` puts parts together.
  @MainActor static func run(
    _ arguments: [String], _ syntax: CommandSyntax = BuildSettings.syntax
  ) throws(SiteError) -> ExitCode {
    let list = try syntax.arguments(arguments)
    if list.has("help") {
      print(syntax.usage)
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
