import Dispatch
import Foundation
import Glibc

/// The process with the browsers.
@MainActor
final class ClientProcess {
  private let process = Process()
  private let input = Pipe()
  private let words = AsyncStream<String>.makeStream()

  convenience init(port: UInt16, count: Int) throws {
    try self.init(["--client", "\(port)", "\(count)"])
  }

  init(_ arguments: [String]) throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    let continuation = words.continuation
    output.fileHandleForReading.readabilityHandler = { handle in
      let text = String(decoding: handle.availableData, as: UTF8.self)
      if text.isEmpty { continuation.finish() }
      for line in text.split(separator: "\n") { continuation.yield(String(line)) }
    }
    try process.run()
  }

  /// Waits until the browsers have done something, and says when they had.
  func wait(for word: String) async throws -> Double {
    for await line in words.stream {
      guard line.hasPrefix(word + " "), let time = Double(line.dropFirst(word.utf8.count + 1))
      else { break }
      return time
    }
    throw LoadError(message: "The browsers failed before they had \(word).")
  }

  /// What stands behind a word in the next line.
  func line(after word: String) async throws -> String {
    for await line in words.stream where line.hasPrefix(word + " ") {
      return String(line.dropFirst(word.utf8.count + 1))
    }
    throw LoadError(message: "The browsers failed before they had \(word).")
  }

  func kill() {
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  func tell(_ word: String) { input.fileHandleForWriting.write(Data((word + "\n").utf8)) }

  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}

/// Why no figure could be found.
struct LoadError: Error {
  var message: String
}
