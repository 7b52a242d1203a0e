import CommandLineOptions
import StaticSite

/// `moments version`.
enum VersionCommand {
  static let version = "0.1.0"

  static let syntax = CommandSyntax("moments version", options: [])

  static func run(_ arguments: [String]) throws(SiteError) -> ExitCode {
    let list = try syntax.arguments(arguments)
    print(list.has("help") ? syntax.usage : "moments \(version)")
    return .success
  }
}
