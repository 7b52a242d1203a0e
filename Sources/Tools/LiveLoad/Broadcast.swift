import Foundation
import LivePages
import LiveProving
import WebServer

/// How long a change takes that all open pages show, and what they cost in memory.
@MainActor
struct Broadcast {
  var sockets: Int
  /// Milliseconds from the write until the last browser has its frame; sorted.
  var milliseconds: [Double]
  /// KiB of the server's memory, for each session with its socket.
  var kibibytes: Double
  var kibibytesWithoutSocket: Double

  var json: String {
    func text(_ number: Double) -> String { String(format: "%.1f", number) }
    return "{\"sockets\": \(sockets), "
      + "\"millisecondsToLast\": \(text(milliseconds[milliseconds.count / 2])), "
      + "\"worstMilliseconds\": \(text(milliseconds.last ?? 0)), "
      + "\"KiBASession\": \(text(kibibytes)), "
      + "\"KiBWithoutSocket\": \(text(kibibytesWithoutSocket))}"
  }

  static func measure(_ content: LoadServer.Content, sockets: Int) async throws -> Broadcast {
    let model = BoardModel()
    let server = try LoadServer.start(content, store: MemoryStore(), model: model)
    let before = residentKiB()
    let clients = try ClientProcess(port: server.http.port, count: sockets)
    _ = try await clients.wait(for: "loaded")
    let loaded = residentKiB()
    _ = try await clients.wait(for: "attached")
    let attached = residentKiB()
    var times: [Double] = []
    for round in 1...7 {
      try await Task.sleep(for: .milliseconds(500))
      clients.tell("receive")
      try await Task.sleep(for: .milliseconds(200))
      let start = LoadClock.now
      switch content {
      case .board: model.headline = "Round \(round)"
      case .views: RowModel.shared.headline = "Round \(round)"
      }
      times.append((try await clients.wait(for: "received") - start) * 1000)
    }
    clients.end()
    server.stop()
    return Broadcast(
      sockets: sockets, milliseconds: times.sorted(),
      kibibytes: Double(attached - before) / Double(sockets),
      kibibytesWithoutSocket: Double(loaded - before) / Double(sockets))
  }

  /// The memory of this process that is in use.
  private static func residentKiB() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4
  }
}
