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
        .value(
          "store", "PLACE",
          "Where sessions are kept: a file, \"none\" for nowhere, or for several machines an address such as "
            + "postgres://live@db.example/notes; if not given, what LIVE_PAGES_STORE says",
          "a file, \"none\" or an address without a password, which is for PGPASSFILE, PGPASSWORD or "
            + "\(StorePlace.variable)", StorePlace.argument),
        .value(
          "export-reader", "ID",
          "Print what is kept of a user as JSON, and end"),
        .value(
          "forget-reader", "ID",
          "Forget what is kept of a user, end the user's pages where they are served, and end"),
        .value("static", "DIR", "Write the first frame of each window into a folder instead"),
      ])

    init(_ arguments: [String]) throws(CommandLineError) {
      list = try Self.syntax.parse(arguments)
    }

    /// Where sessions are kept, as `StorePlace` reads it; nil to keep them in memory only.
    ///
    /// - Parameter wish: What the app says where no option does.
    func store(or wish: AppServerConfiguration.Store) -> String? {
      let variable = ProcessInfo.processInfo.environment[StorePlace.variable]
      if let said = list["store"] ?? variable { return said == "none" ? nil : said }
      return switch wish {
      case .automatic: Self.usualStore
      case .file(let path): path
      case .postgreSQL(let address): address
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
