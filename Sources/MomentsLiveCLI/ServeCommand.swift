import CommandLineOptions
import Foundation
import ServerProcess
import StaticSite
import WebServer

/// `moments serve DIR`: shows a site that has been built.
enum ServeCommand {
  static let syntax = CommandSyntax(
    "moments serve", operands: "DIR", maximumOperandCount: 1,
    options: ServerOptions.listening + [
      .flag("open", "Open the site in a browser"), .flag("json", "Print errors as JSON"),
    ])

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
    guard StaticFolder.exists(folder) else {
      throw SiteError(
        .noInput, "There is no folder \(folder)",
        hint: "moments build --output \(folder) makes one.")
    }
    var configuration = ServerConfiguration()
    ServerOptions.listen(list, &configuration)
    let site = StaticFolder(folder)
    let server = HTTPServer(configuration) { site.respond(to: $0) }
    do throws(ServerError) {
      try server.start()
    } catch {
      throw SiteError(error.code == .invalidAddress ? .usage : .inputOutput, error.message)
    }
    Termination.drain { await server.drain(within: 5) }
    // At once, also into a pipe.
    FileHandle.standardOutput.write(Data((server.url + "\n").utf8))
    if list.has("open") { PageOpener.open(server.url) }
  }
}
