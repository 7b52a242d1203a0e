import CommandLineOptions
import MomentsSite
import StaticSite

/// `moments plan --shards N`: prints what a scheduler does to build a site in parts.
enum PlanCommand {
  static func run(_ arguments: [String]) throws(SiteError) -> ExitCode {
    let syntax = BuildSettings.planSyntax
    let list = try syntax.arguments(arguments)
    if list.has("help") {
      print(syntax.usage)
      return .success
    }
    // Faults of the options are said now and not by each part.
    _ = try BuildSettings(list)
    print(
      try ShardJobs.text(
        arguments, list, build: ["moments", "build"], merge: ["moments", "merge"]))
    return .success
  }
}
