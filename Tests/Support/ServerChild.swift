package import Foundation
import Glibc

/// A server's program in a process of its own, which may be killed and started again.
package final class ServerChild {
  package let process = Process()
  /// The port that it has printed; 0 if it did not start.
  package let port: UInt16
  private let folder: TemporaryFolder

  /// Starts a product of this package, and waits for the line with its address.
  ///
  /// - Parameter directory: Where it runs.
  package init(_ product: String, _ arguments: [String], in directory: URL? = nil) throws {
    folder = try TemporaryFolder()
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = products.appendingPathComponent(product)
    process.arguments = arguments
    if let directory { process.currentDirectoryURL = directory }
    let output = Pipe()
    process.standardOutput = output
    let path = folder.path + "/log"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try process.run()
    var line: [UInt8] = []
    while line.last != 0x0A {
      let next = output.fileHandleForReading.availableData
      guard !next.isEmpty else { break }
      line += next
    }
    let address = String(decoding: line, as: UTF8.self)
    port = UInt16(address.split(separator: ":").last?.prefix { $0.isNumber } ?? "") ?? 0
  }

  deinit { end(SIGKILL) }

  /// What the processes have written to their standard error.
  package var log: [Substring] {
    let text = (try? String(contentsOfFile: folder.path + "/log", encoding: .utf8)) ?? ""
    return text.split(separator: "\n")
  }

  /// The processes that it has started.
  package var children: [Int32] {
    let number = process.processIdentifier
    let threads =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(number)/task")) ?? []
    return threads.flatMap { thread in
      ((try? String(contentsOfFile: "/proc/\(number)/task/\(thread)/children", encoding: .utf8))
        ?? "")
        .split(separator: " ").compactMap { Int32($0) }
    }
  }

  /// Ends the process by a signal, and waits for its end.
  package func end(_ signal: Int32) {
    guard process.isRunning else { return }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
  }
}
