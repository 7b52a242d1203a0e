import Foundation
import LivePages
import LiveProving
import TestSupport
import Testing

@Suite("Routes and figures of workers", .serialized, .timeLimit(.minutes(2)))
struct WorkerRouteTests {
  private func get(_ path: String, _ port: UInt16) throws -> RawAnswer {
    let client = try RawClient(port: port)
    client.send("GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    return try #require(RawAnswer(client.readToEnd()))
  }

  @Test(
    "A trap in a route costs its answer, is not repeated, and cuts no socket", arguments: [1, 2])
  func trap(workers: Int) async throws {
    let server = try WorkerChild(workers: workers)
    let page = try await server.open()
    #expect(try get("/route/ok", server.port).body == "127.0.0.1")
    #expect(try get("/route/trap", server.port).status == 503)
    #expect(try get("/route/ok", server.port).status == 200)
    try page.press(.add)
    #expect(!page.isCut)
    #expect(server.ends.count == 1)
  }

  @Test("Figures are those of all workers, on a port that the log names")
  func figures() async throws {
    let server = try WorkerChild(workers: 2)
    let line = try #require(server.log.first { $0.hasPrefix("/healthz") })
    let port = try #require(UInt16(line.split(separator: ":").last?.prefix { $0.isNumber } ?? ""))
    #expect(try get("/readyz", port).status == 200)
    let first = try await server.open()
    let second = try await server.open()
    try first.press(.add)
    try second.press(.add)
    // Workers say what they have done when they are asked whether they live.
    var body = ""
    while !body.contains("\nlive_pages_events_total 2\n") {
      body = try get("/metrics", port).body
      try await Task.sleep(for: .milliseconds(100))
    }
    #expect(body.contains("\nlive_pages_connected 2\n"))
    #expect(body.contains("\nlive_pages_workers 2\n"))
    // A worker that is gone leaves what it has done.
    let worker = try #require(server.workers.first)
    kill(worker, SIGKILL)
    while !body.contains("\nlive_pages_worker_ends_total 1\n") {
      body = try get("/metrics", port).body
      try await Task.sleep(for: .milliseconds(100))
    }
    #expect(body.contains("\nlive_pages_events_total 2\n"))
  }
}
