import Foundation
import ServerProcess
import StaticSite
import WebServer

/// `moments serve DIR`: shows a site that has been built.
enum ServeCommand {
  static let usage = """
    usage: moments serve DIR [--port N] [--host H] [--open]
      --port N   The port, 0 for any that is free; 8000 if not given
      --host H   The address to listen at, in numbers; 127.0.0.1 if not given
      --open     Open the site in a browser
    """

  private static let options: [CommandOption] = [
    .value("port", "N", "The port, 0 for any that is free"),
    .value("host", "H", "The address to listen at"),
    .flag("open", "Open the site in a browser"),
    .flag("json", "Print errors as JSON"),
    .flag("help", "Print this"),
  ]

  /// Starts to serve; the caller keeps the main queue running.
  @MainActor static func run(_ arguments: [String]) throws(SiteError) {
    let list = try ArgumentList(arguments, options: options, maximumOperandCount: 1)
    if list.has("help") {
      print(usage)
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
    configuration.port = UInt16(try list.integer("port", in: 0...65535) ?? 8000)
    configuration.host = list["host"] ?? configuration.host
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
