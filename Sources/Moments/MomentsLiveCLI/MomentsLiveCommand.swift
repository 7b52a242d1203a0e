import CommandLineOptions
import Dispatch
import Foundation
import SiteComparing
import StaticSite
import ViewSnapshots

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
      case "preview": try PreviewCommand.run(arguments)
      case "diff", "approve":
        Task { await compare(verb, arguments) }
      case "help", "--help", "-h":
        print(LiveCommand.syntax.usage)
        print(ServeCommand.syntax.usage)
        print(PreviewCommand.syntax.usage)
        print(DiffCommand.syntax.usage)
        print(ApproveCommand.syntax.usage)
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

  /// Runs a command that ends by itself.
  @MainActor private static func compare(_ verb: String, _ arguments: [String]) async {
    do {
      exit(
        verb == "diff"
          ? try await DiffCommand.run(arguments) : try ApproveCommand.run(arguments))
    } catch let error as SiteError {
      report(error.description)
      exit(error.exitCode.rawValue)
    } catch let error as ComparisonError {
      report(error.message)
      exit(exitCode(of: error))
    } catch {
      // The browser did not start, or a page could not be drawn.
      report("\(error)")
      exit(SnapshotExitCode.failed.rawValue)
    }
  }

  private static func exitCode(of error: ComparisonError) -> Int32 {
    switch error.code {
    case .usage: ExitCode.usage.rawValue
    case .noInput: ExitCode.noInput.rawValue
    case .badData: ExitCode.badData.rawValue
    case .output: ExitCode.inputOutput.rawValue
    case .failed: SnapshotExitCode.failed.rawValue
    }
  }

  private static func report(_ message: String) {
    FileHandle.standardError.write(Data(("error: \(TerminalText.escaped(message))\n").utf8))
  }
}
