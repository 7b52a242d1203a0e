import Foundation
import Glibc

/// How long it takes until all pages are back after a server was killed, or a worker has trapped.
@MainActor
enum Restart {
  /// JSON with the seconds from the start of the next server until the last page is answered.
  static func measure(sessions: Int, workers: Int) async throws -> String {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = folder.appendingPathComponent("live.sqlite").path
    let first = try LoadProgram(.board, store: store, workers: workers)
    let clients = try ClientProcess(port: first.port, count: sessions)
    _ = try await clients.wait(for: "loaded")
    _ = try await clients.wait(for: "attached")
    // What is stored last is stored 0.1 s late.
    try await Task.sleep(for: .seconds(1))
    first.end(SIGKILL)
    let start = LoadClock.now
    let second = try LoadProgram(.board, port: first.port, store: store, workers: workers)
    clients.tell("return")
    let end = try await clients.wait(for: "returned")
    clients.end()
    second.end(SIGKILL)
    return "{\"sessions\": \(sessions), \"workers\": \(workers), "
      + "\"seconds\": \(String(format: "%.2f", end - start))}"
  }

  /// JSON with the seconds from a trap in one worker until the last page of it is answered, on the
  /// sockets that they had.
  static func measureTrap(
    _ content: LoadServer.Content, sessions: Int, workers: Int
  ) async throws -> String {
    let program = try LoadProgram(content, workers: workers)
    let clients = try ClientProcess(port: program.port, count: sessions)
    _ = try await clients.wait(for: "loaded")
    _ = try await clients.wait(for: "attached")
    try await Task.sleep(for: .seconds(1))
    clients.tell("greet \(workers)")
    try await Task.sleep(for: .milliseconds(200))
    let start = LoadClock.now
    guard let socket = LoadSocket(port: program.port) else {
      throw LoadError(message: "Nobody listens.")
    }
    // A guest of the first worker.
    socket.send(
      Array(
        "GET /trap HTTP/1.1\r\nHost: localhost\r\nCookie: guest=AAAAAAAAAAAAAAAAAAAAAA\r\n\r\n"
          .utf8))
    let end = try await clients.wait(for: "greeted")
    clients.end()
    program.end()
    return "{\"sessions\": \(sessions), \"workers\": \(workers), "
      + "\"secondsOfOthersPause\": \(String(format: "%.2f", end - start))}"
  }

  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("live-load-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
