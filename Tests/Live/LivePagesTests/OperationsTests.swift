import AppServer
import Foundation
import TestSupport
import Testing
import ViewTree
import WebServer

@testable import LivePages

private struct Clicks: View {
  @State private var count = 0
  var body: some View { Button("More \(count)") { count += 1 } }
}

@Suite("What machines ask of a server", .timeLimit(.minutes(2)))
struct OperationsTests {
  private func withServer(
    _ operations: OperationsConfiguration? = OperationsConfiguration(port: 0),
    _ body: @Sendable (PlainBrowser, LiveServer) async throws -> Void
  ) async throws {
    let server = try await MainActor.run {
      var app = AppServerConfiguration()
      app.port = 0
      app.operations = operations
      var configuration = LiveServerConfiguration()
      try configuration.take(app)
      let server = LiveServer(configuration, store: MemoryStore()) { visit in
        visit.path == "/" ? LiveView(Clicks()) : nil
      }
      try server.start()
      return server
    }
    do {
      try await body(PlainBrowser(port: server.http.port), server)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  /// The figures of a text, by their names with labels.
  private func figures(_ text: String) -> [String: Double] {
    var result: [String: Double] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: " ")
      if parts.count == 2 { result[String(parts[0])] = Double(parts[1]) }
    }
    return result
  }

  @Test("Whoever reads pages gets no figures, and by default nobody does")
  func readers() async throws {
    try await withServer { browser, server in
      for path in ["/metrics", "/healthz", "/readyz"] {
        try browser.get(path)
        #expect(browser.status == 404)
      }
      #expect(await server.operations?.http.configuration.host == "127.0.0.1")
    }
    try await withServer(nil) { _, server in #expect(await server.operations == nil) }
  }

  @Test("Health, readiness and figures are on a port of their own")
  func answers() async throws {
    try await withServer { browser, server in
      let machine = PlainBrowser(port: try #require(await server.operations?.http.port))
      try machine.get("/healthz")
      #expect((machine.status, machine.html) == (200, "ok\n"))
      try machine.get("/readyz")
      #expect((machine.status, machine.html) == (200, "ready\n"))
      try machine.get("/")
      #expect(machine.status == 404)
      try machine.ask("POST", "/metrics", "")
      #expect((machine.status, machine.headers["allow"]) == (405, "GET, HEAD"))
      try browser.get()
      try browser.post(press: browser.button("More"))
      try browser.get("/nothing")
      try machine.get("/metrics")
      #expect(machine.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
      let figures = figures(machine.html)
      #expect(figures["live_pages_sessions"] == 1)
      #expect(figures["live_pages_connected"] == 0)
      #expect(figures["live_pages_workers"] == 0)
      #expect(figures["live_pages_requests_total{status=\"2xx\"}"] == 2)
      #expect(figures["live_pages_requests_total{status=\"4xx\"}"] == 1)
      #expect(figures["live_pages_failures_total"] == 0)
      let count = try #require(figures["live_pages_evaluation_seconds_count"])
      #expect(count >= 2)
      #expect(figures["live_pages_evaluation_seconds_bucket{le=\"+Inf\"}"] == count)
      #expect(figures["live_pages_evaluation_seconds_bucket{le=\"5.0\"}"] == count)
      // Nothing that a reader has chosen is in it.
      #expect(!machine.html.contains("nothing"))
      #expect(!machine.html.contains("127.0.0.1"))
    }
  }

  @Test("A page elsewhere that knows this machine's name as its own reads nothing")
  func rebinding() async throws {
    try await withServer { _, server in
      let port = try #require(await server.operations?.http.port)
      let client = try RawClient(port: port)
      client.send("GET /metrics HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
      #expect(RawAnswer(client.readToEnd())?.status == 421)
    }
  }

  @Test("Names that the app adds are let through")
  func names() async throws {
    var operations = OperationsConfiguration(port: 0)
    operations.names = ["probe.internal"]
    try await withServer(operations) { _, server in
      let port = try #require(await server.operations?.http.port)
      let client = try RawClient(port: port)
      client.send("GET /healthz HTTP/1.1\r\nHost: probe.internal\r\nConnection: close\r\n\r\n")
      #expect(RawAnswer(client.readToEnd())?.status == 200)
    }
  }

  @Test("What has been done stays counted when the process that did it ends")
  func sums() {
    var first = PageMeasures()
    first.sessions = 2
    first.frames = 3
    first.evaluated(in: 0.002)
    first.evaluated(in: 100)
    var all = PageMeasures()
    all.addCounters(of: first)
    var second = PageMeasures()
    second.sessions = 5
    second.frames = 7
    second.evaluated(in: 0)
    all.add(second)
    #expect(all.sessions == 5)
    #expect(all.frames == 10)
    #expect(all.evaluations == [1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])
    #expect(PageMeasures(all.values) == all)
    #expect(PageMeasures(Array(all.values.dropLast())) == nil)
  }

  @Test("A log for programs has an object on each line, whatever clients send")
  func log() throws {
    let lines = JSONLine()
    let time = Date(timeIntervalSince1970: 0.5)
    #expect(
      lines.message("a \"b\"\n{c}", at: time)
        == #"{"kind":"message","message":"a \"b\"\n{c}","time":"1970-01-01T00:00:00.500Z"}"#)
    let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
    #expect(
      lines.request(
        RequestRecord(
          address: "::1", method: "GET", status: 200, detail: "/a\u{2028}\"", trace: trace),
        at: time)
        == "{\"address\":\"::1\",\"kind\":\"request\",\"method\":\"GET\",\"status\":200,"
        + "\"target\":\"/a\u{2028}\\\"\",\"time\":\"1970-01-01T00:00:00.500Z\",\"trace\":\"\(trace)\"}"
    )
  }

  @Test(
    "A trace is what Trace Context says it is, and nothing else",
    arguments: [
      ("00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01", true),
      ("ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01", false),
      ("00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01", false),
      ("00-00000000000000000000000000000000-00f067aa0ba902b7-01", false),
      ("00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-0", false), ("", false),
      ("00-4bf92f3577b34da6a3ce929d0e0e473-600f067aa0ba902b7-01", false),
    ])
  func traces(header: String, isOne: Bool) {
    #expect((RequestRecord.trace(in: header) != nil) == isOne)
  }
}
