import Foundation

/// Runs commands and reads what they print.
@MainActor
package final class CommandRunner {
  package struct Result: Sendable {
    package var hasSucceeded: Bool
    package var output: String
  }

  private var processes: [Int: ChildProgram] = [:]
  private var number = 0

  package init() {}

  /// Runs a command to its end; one that can't be started has not succeeded.
  ///
  /// - Parameter arguments: The program's path and its arguments.
  package func run(_ arguments: [String]) async -> Result {
    number += 1
    let number = number
    let result = await withCheckedContinuation { continuation in
      var bytes: [UInt8] = []
      let take: (ArraySlice<UInt8>) -> Void = { bytes += $0 }
      let process = ChildProgram(
        arguments[0], Array(arguments.dropFirst()),
        environment: ProcessInfo.processInfo.environment, [.null, .output(take), .output(take)],
        endsWith: 1
      ) { end in
        continuation.resume(
          returning: Result(
            hasSucceeded: end == ChildProgram.End(status: 0, signal: 0),
            output: String(decoding: bytes, as: UTF8.self)))
      }
      if let process {
        processes[number] = process
      } else {
        continuation.resume(returning: Result(hasSucceeded: false, output: ""))
      }
    }
    processes[number] = nil
    return result
  }

  /// Ends whatever runs; none of it succeeds.
  package func cancel() {
    for process in processes.values { process.killGroup() }
  }
}
