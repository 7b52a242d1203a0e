import CommandLineOptions
import Foundation
import Glibc
import MomentsSite
import StaticSite

/// `moments`: begins, builds and checks a site. Other verbs are those of `moments-VERB` beside it.
@main
struct MomentsCommand {
  @MainActor static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let verb = arguments.isEmpty ? "help" : arguments.removeFirst()
    signal(SIGINT) { _ in _exit(ExitCode.interrupted.rawValue) }
    do {
      exit(try run(verb, arguments).rawValue)
    } catch let error as SiteError {
      Console.report(error, asJSON: arguments.contains("--json"))
      exit(error.exitCode.rawValue)
    } catch {
      Console.write(toErrors: "error: \(error)")
      exit(ExitCode.internalError.rawValue)
    }
  }

  @MainActor private static func run(_ verb: String, _ arguments: [String]) throws -> ExitCode {
    switch verb {
    case "build": return try BuildCommand.run(arguments)
    case "merge": return try BuildCommand.run(arguments, BuildSettings.mergeSyntax)
    case "plan": return try PlanCommand.run(arguments)
    case "publish": return try PublishCommand.run(arguments)
    case "new": return try NewCommand.run(arguments)
    case "check": return try CheckCommand.run(arguments)
    case "version", "--version": return try VersionCommand.run(arguments)
    case "help", "--help", "-h":
      print(usage)
      return .success
    default:
      return try SiblingCommand.run(verb, arguments)
    }
  }

  static let usage = """
    usage: moments new DIR           writes a folder with a site to begin with
           moments build [OPTIONS]   writes the site; see moments build --help
           moments plan --shards N   says how a scheduler builds the site in parts
           moments merge PART...     writes the site of its parts
           moments publish DIR TARGET  sends a site to a folder, a storage or a branch
           moments check DIR         looks for faults in a site
           moments serve DIR         serves a site for looking at
           moments live              serves the timeline as live pages
           moments diff A B          says what has changed between two sites
           moments approve A B       takes groups of changes for right
           moments preview           shows the previews of a package
           moments version           prints the version
    moments VERB --help lists the options of a command
    """
}
