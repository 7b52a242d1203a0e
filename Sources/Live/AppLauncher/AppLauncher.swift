#if Server
  import AppServer
  internal import CAppLauncher
  import CommandLineOptions
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
    /// Serves until the process is asked to end.
    ///
    /// - Parameter type: The app, of which only processes that run sessions make any.
    /// - Returns: An exit code if nothing can be served: 2 for wrong use, 73 for a store that can't be
    ///   made, 74 for a port that another program has.
    static func run<A: App>(_ type: A.Type, _ arguments: [String]) -> Int32 {
      let options: LaunchOptions
      do throws(CommandLineError) {
        options = try LaunchOptions(arguments)
      } catch {
        return fail(.usage, error.description)
      }
      if options.list.has("help") {
        print(LaunchOptions.syntax.usage)
        return ExitCode.success.rawValue
      }
      var configuration = LiveServerConfiguration()
      configuration.title = displayName
      #if DEBUG
        configuration.showsWarnings = true
      #endif
      var wishes = AppServerConfiguration()
      (type as? any ServedApp.Type)?.configure(&wishes)
      do throws(AppServerError) {
        try configuration.take(wishes)
      } catch {
        return fail(.usage, "\(type): \(error)")
      }
      do throws(MissingFolder) {
        try LiveServerOptions.configure(&configuration, by: options.list, port: wishes.port)
      } catch {
        return fail(.noInput, "There is no folder \(error.path)")
      }
      configuration.writeLog { line in
        FileHandle.standardError.write(Data((line + "\n").utf8))
      }
      if wishes.signIn.proxyHeaders != nil, configuration.server.trustedProxies.isEmpty {
        let error = AppServerError(
          property: "signIn.proxyHeaders",
          message: "no proxy is trusted. Set trustedProxies, or start with --trusted-proxy.")
        return fail(.usage, "\(type): \(error)")
      }
      if let command = RecordsCommand(options.list) {
        return command.run(in: options.store(or: wishes.store))
      }
      let origin =
        configuration.publicURL?.origin ?? "http://localhost:\(configuration.server.port)"
      var program = LiveProgram(configuration) {
        let app = type.init()
        return { window(of: app, for: $0, at: origin) }
      }
      program.take(wishes)
      LiveServerOptions.configure(&program, by: options.list)
      program.store = options.store(or: wishes.store)
      program.run { server in
        // At once, also into a pipe.
        FileHandle.standardOutput.write(Data((server.url + "\n").utf8))
        if options.list.has("open") { PageOpener.open(server.http.url) }
      } failed: { error in
        fail(ExitCode(rawValue: error.code) ?? .inputOutput, error.message)
      }
    }

    /// The window that a path names: the first is the first page, the others go by their ids. Other paths
    /// are opened by an app that opens addresses.
    private static func window(
      of app: some App, for visit: LiveVisit, at origin: String
    ) -> (any LiveContent)? {
      let windows = appWindows ?? AppRunner.windows(of: app)
      appWindows = windows
      let named = windows.firstIndex { $0.path == visit.path }
      guard named != nil || (visit.isOfPage && opensAddresses(type(of: app))) else { return nil }
      // Each page has an app of its own, so nobody sees another reader's state.
      let view = LiveView(
        app: type(of: app), window: named ?? 0, environment: visit.environment,
        language: visit.language)
      view.assetPlacement = .linked(prefix: LiveServer.assetPrefix)
      view.storage = visit.storage
      view.followsBrowser = true
      view.origin = origin
      if named == nil { view.open(foreign: visit.route) } else { view.open(visit.route) }
      return WindowContent(view, title: windows[named ?? 0].title, of: visit)
    }

    /// Whether the first window of an app opens addresses; found out once.
    private static func opensAddresses(_ type: any App.Type) -> Bool {
      if let known = opensAddresses { return known }
      let view = LiveView(app: type, window: 0)
      _ = try? view.update()
      opensAddresses = view.opensAddresses
      // What its objects have put off for a moment finds them.
      DispatchQueue.main.async { view.end() }
      return opensAddresses == true
    }

    private static var opensAddresses: Bool?
    /// The windows of the app; their views are kept as SwiftUI keeps those of an app.
    private static var appWindows: [AppRunner.Window]?

    static var programName: String {
      CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
    }

    static func fail(_ code: ExitCode, _ message: String) -> Int32 {
      FileHandle.standardError.write(Data((message + "\n").utf8))
      return code.rawValue
    }
  }

  extension LiveVisit {
    /// Whether the path may be a page's, not one of a file such as `/favicon.ico`.
    fileprivate var isOfPage: Bool {
      !path.contains(".") && path.utf8.count <= 1024
    }
  }
#else
  /// Called once before `main`; without a server the program does what `App.main()` does by itself.
  @_cdecl("capplauncher_install")
  func install() {}
#endif
