import Dispatch
import Glibc
import LivePages

/// What ends a program: Ctrl-C and the system's request to stop.
@MainActor
enum Termination {
  private static var sources: [any DispatchSourceSignal] = []

  /// Stores all sessions, lets running requests end for at most five seconds, then ends the process.
  static func drain(_ server: LiveServer) {
    for (number, code) in [(SIGTERM, Int32(0)), (SIGINT, 130)] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        Task { @MainActor in
          await server.drain(within: 5)
          exit(code)
        }
      }
      source.resume()
      sources.append(source)
    }
  }
}
