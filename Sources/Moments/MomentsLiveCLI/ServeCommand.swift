import CommandLineOptions
import Foundation
import ServerProcess
import SiteWatching
import StaticSite
import WebServer

/// `moments serve DIR`: shows a site that has been built.
enum ServeCommand {
  static let syntax = CommandSyntax(
    "moments serve", operands: "DIR", "DIR --watch -- COMMAND", maximumOperandCount: 256,
    options: ServerOptions.listening + [
      .flag("watch", "Build when a file changes, and show the new page"),
      .value("also", "PATH", "One more file or folder to watch", isRepeatable: true),
      .flag("open", "Open the site in a browser"), .flag("json", "Print errors as JSON"),
    ],
    notes: """
      With --watch the working folder is watched, and COMMAND builds the site; moments build --output
      DIR if there is none. "moments serve site --watch -- swift run Blog" watches Swift sources, too.
      """)

  /// Starts to serve; the caller keeps the main queue running.
  @MainActor static func run(_ arguments: [String]) throws(SiteError) {
    let list = try syntax.arguments(arguments)
    if list.has("help") {
      print(syntax.usage)
      exit(ExitCode.success.rawValue)
    }
    guard let folder = list.operands.first else {
      throw SiteError(.usage, "No folder to serve", hint: "Write moments serve DIR.")
    }
    guard list.has("watch") || list.operands.count == 1 else {
      throw SiteError(
        .usage, "A command without --watch",
        hint: "Write moments serve \(folder) --watch -- and the command.")
    }
    guard list.has("watch") || StaticFolder.exists(folder) else {
      throw SiteError(
        .noInput, "There is no folder \(folder)",
        hint: "moments build --output \(folder) makes one.")
    }
    var configuration = ServerConfiguration()
    ServerOptions.listen(list, &configuration)
    let watched = list.has("watch") ? watchedSite(folder, list) : nil
    let site = StaticFolder(folder)
    let server = HTTPServer(configuration) { watched?.respond(to: $0) ?? site.respond(to: $0) }
    do throws(ServerError) {
      try server.start()
    } catch {
      throw SiteError(error.code == .invalidAddress ? .usage : .inputOutput, error.message)
    }
    Termination.drain {
      watched?.stop()
      await server.drain(within: 5)
    }
    for path in watched?.start() ?? [] { report("\(path) can't be watched") }
    // At once, also into a pipe.
    FileHandle.standardOutput.write(Data((server.url + "\n").utf8))
    if list.has("open") { PageOpener.open(server.url) }
  }

  @MainActor private static func watchedSite(_ folder: String, _ list: ArgumentList) -> WatchedSite
  {
    var command = Array(list.operands.dropFirst())
    if command.isEmpty {
      let own = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
      command = [
        own?.appendingPathComponent("moments").path ?? "moments", "build", "--output", folder,
      ]
    }
    let watched = WatchedSite(
      folder: folder, sources: ["."] + list.all("also"), command: command)
    watched.onBuild = report
    return watched
  }

  private static func report(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
