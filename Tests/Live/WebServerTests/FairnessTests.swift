import Glibc
import TestSupport
import Testing
import WebServer

@Suite("Turns of connections", .timeLimit(.minutes(1)))
struct FairnessTests {
  @MainActor
  final class Targets {
    var all: [String] = []
    nonisolated init() {}
  }

  private static func request(_ target: String, isLast: Bool) -> String {
    "GET /\(target) HTTP/1.1\r\nHost: localhost\r\n\(isLast ? "Connection: close\r\n" : "")\r\n"
  }

  /// The targets in the order in which they are answered.
  ///
  /// - Parameters:
  ///   - pipelines: The clients that send `count` requests at once; others send one.
  ///   - isAtOnce: Whether everything is there before the server reads anything.
  private func order(
    pipelines: Int, of count: Int, singles: Int, isAtOnce: Bool
  ) async throws -> [String] {
    let targets = Targets()
    return try await withServer(handler: { request in
      targets.all.append(request.target)
      return .text("ok")
    }) { port in
      let clients = try (0..<(pipelines + singles)).map { _ in try RawClient(port: port) }
      let texts = (0..<clients.count).map { number in
        number < pipelines
          ? (0..<count).map { Self.request("\(number)-\($0)", isLast: $0 == count - 1) }.joined()
          : Self.request("single-\(number)", isLast: true)
      }
      if isAtOnce {
        let messages = zip(clients.map(\.descriptor), texts).map { ($0, Array($1.utf8)) }
        let isSent = await MainActor.run {
          messages.allSatisfy { send($0, $1, $1.count, 0) == $1.count }
        }
        #expect(isSent)
      } else {
        for (client, text) in zip(clients, texts) { client.send(text) }
      }
      let statuses = clients.map { RawAnswer($0.readToEnd())?.status }
      #expect(statuses == Array(repeating: 200, count: clients.count))
      return await targets.all
    }
  }

  @Test("A client that pipelines 300 requests gets one answer a turn, others theirs in the same")
  func pipelining() async throws {
    let order = try await order(pipelines: 4, of: 300, singles: 3, isAtOnce: true)
    #expect(order.count == 4 * 300 + 3)
    for number in 4..<7 {
      let place = try #require(order.firstIndex(of: "/single-\(number)"))
      #expect(place < 4 * 2 + 3)
    }
    for number in 0..<4 {
      let own = order.filter { $0.hasPrefix("/\(number)-") }
      #expect(own == (0..<300).map { "/\(number)-\($0)" })
    }
    // No pipeline is ahead of another by more than two turns.
    var counts = [0, 0, 0, 0]
    var lead = 0
    for target in order where !counts.contains(300) {
      guard let number = target.dropFirst().first?.wholeNumberValue else { continue }
      counts[number] += 1
      lead = max(lead, (counts.max() ?? 0) - (counts.min() ?? 0))
    }
    #expect(lead <= 2)
  }

  @Test("A pipeline longer than any buffer is answered in its order")
  func long() async throws {
    let order = try await order(pipelines: 1, of: 3000, singles: 0, isAtOnce: false)
    #expect(order == (0..<3000).map { "/0-\($0)" })
  }
}
