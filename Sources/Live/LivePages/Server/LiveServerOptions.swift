import AppServer
package import CommandLineOptions
import WebServer

/// The options that programs have in common which serve live pages.
package enum LiveServerOptions {
  /// All of them, but for where sessions are kept.
  package static let options: [CommandOption] =
    ServerOptions.listening + [
      .flag("open", "Open the first page in a browser"),
      .value("as", "ID", "Who all readers are, for demonstrations; else each browser is a guest"),
      .value("public", "DIR", "Files that pages link to; ./Public if not given"),
      .value(
        "public-url", "URL", "The address under which a proxy shows the pages",
        "an address such as https://live.example", PublicURL.init),
      ServerOptions.proxy,
      .number(
        "workers", "N",
        "Processes that run the app; 1 if not given. Readers share what the app has in memory only "
          + "with those of the same worker. With 0 the app runs in the process that listens, for "
          + "debuggers", in: 0...64),
      .decimal(
        "hang-time", "SECONDS", "How long a worker may be busy before it is ended; 10 if not given",
        in: 0.5...3600),
      .number(
        "operations-port", "N",
        "A port of this machine for /healthz, /readyz and /metrics; none if not given",
        in: 0...65535),
      .value(
        "log", "FORMAT", "How the log is written, text or json; text if not given", "text or json"
      ) {
        LogFormat(rawValue: $0)
      },
      .number(
        "latency", "MILLISECONDS",
        "How much longer pages wait for their answers, to try an app as on a slow network",
        in: 0...60_000),
    ]

  /// The server that the options ask for; what they don't say stays as it is.
  ///
  /// - Parameter port: The port if none is given.
  /// - Throws: An error if there is no such folder of files.
  @MainActor
  package static func configure(
    _ configuration: inout LiveServerConfiguration, by list: ArgumentList, port: UInt16 = 8000
  ) throws(MissingFolder) {
    ServerOptions.listen(list, &configuration.server, port: port)
    configuration.user = list["as"]
    if let url = list["public-url"] { configuration.publicURL = PublicURL(url) }
    if let port = list.integer("operations-port") {
      let known = configuration.app.operations ?? OperationsConfiguration(port: 0)
      configuration.app.operations = known
      configuration.app.operations?.port = UInt16(port)
    }
    if let format = list["log"].flatMap({ LogFormat(rawValue: $0) }) {
      configuration.app.logFormat = format
    }
    configuration.latency = Double(list.integer("latency") ?? 0) / 1_000
    let named = list["public"] ?? configuration.publicFolder
    let folder = named ?? "Public"
    if StaticFolder.exists(folder) {
      configuration.publicFolder = folder
    } else if named != nil {
      throw MissingFolder(path: folder)
    }
  }

  /// Sets how many processes run the app, and how long they may be busy.
  @MainActor
  package static func configure(_ program: inout LiveProgram, by list: ArgumentList) {
    if let workers = list.integer("workers") { program.workers = workers }
    if let seconds = list.decimal("hang-time") { program.hangTime = seconds }
  }
}

/// A folder of files that pages link to, which isn't there.
package struct MissingFolder: Error {
  package var path: String
}
