import Foundation
import Glibc

/// How long it takes until all pages are back after a server was killed.
@MainActor
enum Restart {
  /// JSON with the seconds from the start of the next server until the last page is answered.
  static func measure(sessions: Int) async throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("live-load-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = folder.appendingPathComponent("live.sqlite").path
    let (first, port) = try serve(port: 0, store: store)
    let clients = try ClientProcess(port: port, count: sessions)
    _ = try await clients.wait(for: "loaded")
    _ = try await clients.wait(for: "attached")
    // What is stored last is stored 0.1 s late.
    try await Task.sleep(for: .seconds(1))
    kill(first.processIdentifier, SIGKILL)
    first.waitUntilExit()
    let start = LoadClock.now
    let (second, _) = try serve(port: port, store: store)
    clients.tell("return")
    let end = try await clients.wait(for: "returned")
    clients.end()
    kill(second.processIdentifier, SIGKILL)
    second.waitUntilExit()
    return "{\"sessions\": \(sessions), \"seconds\": \(String(format: "%.2f", end - start))}"
  }

  private static func serve(port: UInt16, store: String) throws -> (Process, UInt16) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--serve", "\(port)", store]
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = UInt16(line.prefix { $0.isNumber }) else {
      throw LoadError(message: "The server did not start.")
    }
    return (process, port)
  }
}
