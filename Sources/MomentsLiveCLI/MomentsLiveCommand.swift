import Dispatch
import Foundation
import StaticSite

/// `moments-live`: the commands of `moments` that open sockets.
@main
struct MomentsLiveCommand {
  @MainActor static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let verb = arguments.isEmpty ? "help" : arguments.removeFirst()
    do throws(SiteError) {
      switch verb {
      case "live": try LiveCommand.run(arguments)
      case "serve": try ServeCommand.run(arguments)
      case "help", "--help", "-h":
        print(LiveCommand.usage)
        print(ServeCommand.usage)
        exit(ExitCode.success.rawValue)
      default:
        throw SiteError(
          .usage, "There is no command \"\(verb)\"", hint: "moments-live help lists the commands.")
      }
    } catch {
      if arguments.contains("--json") {
        print(error.json)
      } else {
        FileHandle.standardError.write(Data((error.description + "\n").utf8))
      }
      exit(error.exitCode.rawValue)
    }
    dispatchMain()
  }
}
