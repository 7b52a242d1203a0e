internal import CAppLauncher
import Dispatch
import Foundation
import LivePages
import ServerProcess
import ViewTree
import WebServer

/// Makes `App.main()` of the program serve the app; called once before `main`.
@_cdecl("capplauncher_install")
func install() {
  // The program has no other thread yet.
  MainActor.assumeIsolated { AppRunner.live = { AppLauncher.run($0, $1) } }
}

/// Serves an app's windows as live pages.
@MainActor
enum AppLauncher {
  /// Serves until the process is told to end.
  ///
  /// - Returns: An exit code if nothing can be served: 2 for wrong use, 73 for a store that can't be
  ///   made, 74 for a port that another program has.
  static func run(_ app: any App, _ arguments: [String]) -> Int32 {
    let options: LaunchOptions
    do throws(LaunchError) {
      options = try LaunchOptions(arguments)
    } catch {
      return fail(error.code, "\(error.message)\n\(LaunchOptions.usage(program: programName))")
    }
    if options.wantsHelp {
      print(LaunchOptions.usage(program: programName))
      return 0
    }
    do {
      let store = try store(options)
      let server = LiveServer(configuration(options), store: store) { visit in
        window(of: app, for: visit)
      }
      try server.start()
      Termination.drain { await server.drain(within: 5) }
      // At once, also into a pipe.
      FileHandle.standardOutput.write(Data((server.url + "\n").utf8))
      if options.opensBrowser { PageOpener.open(server.http.url) }
    } catch let error as ServerError {
      return fail(error.code == .invalidAddress ? 2 : 74, error.message)
    } catch {
      return fail(73, "\(error)")
    }
    dispatchMain()
  }

  private static func configuration(_ options: LaunchOptions) -> LiveServerConfiguration {
    var configuration = LiveServerConfiguration()
    configuration.server.host = options.host
    configuration.server.port = options.port
    configuration.server.trustedProxies = options.trustedProxies
    configuration.server.log = { line in
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }
    configuration.publicURL = options.publicURL
    configuration.user = options.user
    configuration.title = programName
    configuration.publicFolder = options.publicFolder
    return configuration
  }

  private static func store(_ options: LaunchOptions) throws -> any SnapshotStore {
    guard let path = options.store else { return MemoryStore() }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try SQLiteSnapshotStore(path: path)
  }

  /// The window that a path names: the first is the first page, the others go by their ids.
  private static func window(of app: any App, for visit: LiveVisit) -> (any LiveContent)? {
    let windows = AppRunner.windows(of: app)
    guard let number = windows.firstIndex(where: { $0.path == visit.path }) else { return nil }
    let window = windows[number]
    // Each page has an app of its own, so nobody sees another reader's state.
    let view = LiveView(app: type(of: app), window: number)
    view.assetPlacement = .linked(prefix: LiveServer.assetPrefix)
    view.storage = visit.storage
    view.open(visit.route)
    return WindowContent(view, title: window.title, storage: visit.storage)
  }

  static var programName: String {
    CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
  }

  private static func fail(_ code: Int32, _ message: String) -> Int32 {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    return code
  }
}
