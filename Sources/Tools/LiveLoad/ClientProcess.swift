import Dispatch
import Foundation

/// The process with the browsers.
@MainActor
final class ClientProcess {
  private let process = Process()
  private let input = Pipe()
  private let words = AsyncStream<String>.makeStream()

  init(port: UInt16, count: Int) throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--client", "\(port)", "\(count)"]
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
