import Foundation
import Glibc

/// Three servers that have one PostgreSQL database: how fast a change comes to all, and what a killed one costs.
@MainActor
enum Nodes {
  /// JSON with milliseconds from a request to one server until sockets of the others have its change, and with
  /// the seconds until the pages of a server that was killed are answered by the others.
  ///
  /// - Parameters:
  ///   - sockets: How many there are on all servers together.
  ///   - address: The database; what it has of other programs' pages stays.
  static func measure(sockets: Int, address: String) async throws -> String {
    let nodes = try (0..<3).map { _ in try LoadProgram(.shared, store: address, workers: 1) }
    defer { for node in nodes { node.end(SIGKILL) } }
    let single = try await change(
      from: nodes[0], to: [try await attached(1, to: nodes[1])], rounds: 300)
    let third = sockets / 3
    var clients: [ClientProcess] = []
    for node in nodes { clients.append(try await attached(third, to: node)) }
    let all = try await change(from: nodes[0], to: clients, rounds: 7)
    for client in clients { client.end() }
    let restart = try await restart(nodes)
    func text(_ number: Double) -> String { String(format: "%.1f", number) }
    return "{\"nodes\": 3, \"millisecondsToOtherNode\": "
      + "{\"p50\": \(text(single[single.count / 2])), "
      + "\"p99\": \(text(single[single.count * 99 / 100]))}, "
      + "\"sockets\": \(third * 3), \"millisecondsToLast\": \(text(all[all.count / 2])), "
      + "\"worstMilliseconds\": \(text(all.last ?? 0)), "
      + "\"killed\": {\"sessions\": 1000, \"seconds\": \(String(format: "%.2f", restart))}}"
  }

  private static func attached(_ count: Int, to node: LoadProgram) async throws -> ClientProcess {
    let clients = try ClientProcess(port: node.port, count: count)
    _ = try await clients.wait(for: "loaded")
    _ = try await clients.wait(for: "attached")
    return clients
  }

  /// Milliseconds until all browsers have a change, sorted.
  private static func change(
    from node: LoadProgram, to clients: [ClientProcess], rounds: Int
  ) async throws -> [Double] {
    let isMany = rounds < 100
    var times: [Double] = []
    for round in 1...rounds {
      if isMany { try await Task.sleep(for: .milliseconds(500)) }
      for client in clients { client.tell("receive") }
      try await Task.sleep(for: .milliseconds(isMany ? 200 : 20))
      let start = LoadClock.now
      try node.ask("/shout/Round\(round)of\(rounds)")
      var end = start
      for client in clients { end = max(end, try await client.wait(for: "received")) }
      times.append((end - start) * 1000)
    }
    return times.sorted()
  }

  /// Seconds from the end of a server with 1,000 pages until the others have all of them.
  private static func restart(_ nodes: [LoadProgram]) async throws -> Double {
    let halves = [try await attached(500, to: nodes[0]), try await attached(500, to: nodes[0])]
    // What is stored last is stored 0.1 s late.
    try await Task.sleep(for: .seconds(1))
    nodes[0].end(SIGKILL)
    let start = LoadClock.now
    for (client, node) in zip(halves, nodes.dropFirst()) { client.tell("move \(node.port)") }
    var end = start
    for client in halves { end = max(end, try await client.wait(for: "moved")) }
    for client in halves { client.end() }
    return end - start
  }
}
