import Dispatch
import Glibc

/// What ends a server: Ctrl-C and the system's request to stop.
@MainActor
package enum Termination {
  private static var sources: [any DispatchSourceSignal] = []

  /// Has a signal do what is given and then end the process, with 0 for SIGTERM and 130 for SIGINT.
  ///
  /// The caller keeps the main queue running.
  package static func drain(_ finish: @escaping @MainActor () async -> Void) {
    for (number, code) in [(SIGTERM, Int32(0)), (SIGINT, 130)] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        Task { @MainActor in
          await finish()
          exit(code)
        }
      }
      source.resume()
      sources.append(source)
    }
  }
}
