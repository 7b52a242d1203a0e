import Foundation
import Glibc

/// A program that runs while an engine is used, and ends with it.
final class EngineProgram: Sendable {
  private let process: Process
  /// What the program has written, if it was asked to.
  let output: Pipe?

  /// Starts the first of some programs that is there.
  ///
  /// - Parameters:
  ///   - names: Names to look for on `PATH`, or paths.
  ///   - package: The Debian package that brings it.
  init(
    _ names: [String], package: String, _ arguments: [String],
    environment: [String: String] = [:], keepsOutput: Bool = false
  ) throws {
    guard let path = names.lazy.compactMap(Self.find).first else {
      throw EngineError.notInstalled(names[0], package: package)
    }
    process = Process()
    output = keepsOutput ? Pipe() : nil
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  /// Ends the program. It may have been started with all signals blocked but this one, as threads of
  /// Dispatch have them; and Foundation's `waitUntilExit` would wait for the program's own children
  /// too, so nobody waits.
  func stop() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  static func find(_ name: String) -> String? {
    let folders = name.hasPrefix("/") ? [""] : searchPath.map { $0 + "/" }
    return folders.map { $0 + name }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static var searchPath: [String] {
    ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
  }
}
