import Foundation
import LivePages
import LiveProving
import WebServer

/// How long a change takes that all open pages show, and what they cost in memory.
@MainActor
struct Broadcast {
  var sockets: Int
  var workers: Int
  /// Milliseconds from the request that makes the change until the last browser has its frame;
  /// sorted.
  var milliseconds: [Double]
  /// KiB of all processes, for each session with its socket.
  var kibibytes: Double
  var kibibytesWithoutSocket: Double
  /// KiB of a worker before the first request.
  var idleWorker: Int

  var json: String {
    func text(_ number: Double) -> String { String(format: "%.1f", number) }
    return "{\"sockets\": \(sockets), \"workers\": \(workers), "
      + "\"millisecondsToLast\": \(text(milliseconds[milliseconds.count / 2])), "
      + "\"worstMilliseconds\": \(text(milliseconds.last ?? 0)), "
      + "\"KiBASession\": \(text(kibibytes)), "
      + "\"KiBWithoutSocket\": \(text(kibibytesWithoutSocket)), "
      + "\"KiBAnIdleWorker\": \(idleWorker)}"
  }

  static func measure(
    _ content: LoadServer.Content, sockets: Int, workers: Int
  ) async throws -> Broadcast {
    let program = try LoadProgram(content, workers: workers)
    try await Task.sleep(for: .milliseconds(500))
    let idle = program.processes.dropFirst().first.map { LoadProgram.kibibytes(of: $0) } ?? 0
    let before = program.kibibytes
    let clients = try ClientProcess(port: program.port, count: sockets)
    _ = try await clients.wait(for: "loaded")
    let loaded = program.kibibytes
    _ = try await clients.wait(for: "attached")
    let attached = program.kibibytes
    var times: [Double] = []
    for round in 1...7 {
      try await Task.sleep(for: .milliseconds(500))
      clients.tell("receive")
      try await Task.sleep(for: .milliseconds(200))
      let start = LoadClock.now
      try program.ask("/shout/Round\(round)")
      times.append((try await clients.wait(for: "received") - start) * 1000)
    }
    clients.end()
    program.end()
    return Broadcast(
      sockets: sockets, workers: workers, milliseconds: times.sorted(),
      kibibytes: Double(attached - before) / Double(sockets),
      kibibytesWithoutSocket: Double(loaded - before) / Double(sockets), idleWorker: idle)
  }
}
