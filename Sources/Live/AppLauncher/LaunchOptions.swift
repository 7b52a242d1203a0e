#if Server
  import AppServer
  import CommandLineOptions
  import Foundation
  import LivePages

  /// What an app's program was asked to do.
  @MainActor
  struct LaunchOptions {
    var list: ArgumentList

    static let syntax = CommandSyntax(
      AppLauncher.programName,
      options: LiveServerOptions.options + [
        .value("store", "FILE", "Where sessions are kept; \"none\" for nowhere"),
        .value("static", "DIR", "Write the first frame of each window into a folder instead"),
      ])

    init(_ arguments: [String]) throws(CommandLineError) {
      list = try Self.syntax.parse(arguments)
    }

    /// The file of sessions; nil to keep them in memory only.
    ///
    /// - Parameter wish: What the app says where no option does.
    func store(or wish: AppServerConfiguration.Store) -> String? {
      if let option = list["store"] { return option == "none" ? nil : option }
      return switch wish {
      case .automatic: Self.usualStore
      case .file(let path): path
      case .none: nil
      }
    }

    /// A file of the program's own among those that programs keep between their runs.
    private static var usualStore: String? {
      let environment = ProcessInfo.processInfo.environment
      let folder =
        environment["XDG_STATE_HOME"] ?? environment["HOME"].map { $0 + "/.local/state" }
      return folder.map { "\($0)/\(AppLauncher.programName)/live.sqlite" }
    }
  }
#endif
