import Dispatch
import Glibc
import StaticSite
import WebServer

/// What ends a server: Ctrl-C and the system's request to stop.
@MainActor
enum Interruption {
  private static var sources: [any DispatchSourceSignal] = []

  /// Lets running requests end for at most five seconds, then ends the process.
  static func drain(_ server: HTTPServer) { drain { await server.drain(within: 5) } }

  /// Does what is given, then ends the process.
  static func drain(_ finish: @escaping @MainActor () async -> Void) {
    for (number, code) in [(SIGTERM, ExitCode.success), (SIGINT, .interrupted)] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        Task { @MainActor in
          await finish()
          exit(code.rawValue)
        }
      }
      source.resume()
      sources.append(source)
    }
  }
}
