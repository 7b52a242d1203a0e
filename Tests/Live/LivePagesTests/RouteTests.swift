import AppServer
import Foundation
import TestSupport
import Testing
import ViewTree
import WebServer

@testable import LivePages

@Suite("Routes of apps", .timeLimit(.minutes(2)))
struct RouteTests {
  private struct Note: Codable {
    var text: String
    var reader: String?
  }
  private struct Failure: Error {}

  /// Tasks that were told to stop.
  @MainActor private final class Stops {
    var count = 0
    nonisolated init() {}
  }

  private func withServer(
    _ configure: @escaping @Sendable (inout AppServerConfiguration) -> Void,
    _ body: @Sendable (PlainBrowser, LiveServer) async throws -> Void
  ) async throws {
    let server = try await MainActor.run {
      var app = AppServerConfiguration()
      app.port = 0
      configure(&app)
      var configuration = LiveServerConfiguration()
      try configuration.take(app)
      let server = LiveServer(configuration, store: MemoryStore()) { visit in
        visit.path == "/" ? LiveView(Text("page")) : nil
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

  @Test("JSON, parts of paths, queries, redirects and downloads")
  func kinds() async throws {
    try await withServer {
      $0.route(.get, "/api/notes/:id") { request in
        try .json(
          Note(text: "\(request.parameters["id"] ?? "") \(request.queryValue("q") ?? "")"))
      }
      $0.route(.get, "/api/notes/first") { _ in .text("never") }
      $0.route(.post, "/api/notes") { try .json($0.json(Note.self), status: 201) }
      $0.route(.get, "/old") { _ in .redirect(to: "/new?a=1", isPermanent: true) }
      $0.route(.get, "/file") { _ in .download(Data([1, 2]), named: "../a \"b\"\r\nX: é.txt") }
    } _: { browser, _ in
      try browser.get("/api/notes/a%20b?q=%C3%BC&r")
      #expect(browser.status == 200)
      #expect(browser.html == #"{"text":"a b ü"}"#)
      #expect(browser.headers["content-type"] == "application/json")
      #expect(browser.headers["x-content-type-options"] == "nosniff")
      #expect(browser.headers["cache-control"] == "no-store")
      #expect(browser.cookie.isEmpty)
      try browser.get("/api/notes/first")
      #expect(browser.html == #"{"text":"first "}"#)
      try browser.ask("HEAD", "/api/notes/1", "")
      #expect((browser.status, browser.html) == (200, ""))
      try browser.ask("POST", "/api/notes", #"{"text":"x"}"#)
      #expect((browser.status, browser.html) == (201, #"{"text":"x"}"#))
      try browser.ask("POST", "/api/notes", "no json")
      #expect(browser.status == 400)
      try browser.get("/old")
      #expect((browser.status, browser.headers["location"]) == (308, "/new?a=1"))
      try browser.get("/file")
      #expect(
        browser.headers["content-disposition"]
          == "attachment; filename=\"a _b_X: _.txt\"; filename*=UTF-8''a%20%22b%22X%3A%20%C3%A9.txt"
      )
      #expect(browser.headers["content-security-policy"] == "default-src 'none'; sandbox")
      // Other methods and paths.
      try browser.ask("POST", "/old", "")
      #expect((browser.status, browser.headers["allow"]) == (405, "GET, HEAD"))
      try browser.get("/api/notes")
      #expect(browser.status == 404)
      try browser.get("/api/notes/a/b")
      #expect(browser.status == 404)
      try browser.get("/")
      #expect(browser.html.contains("page"))
    }
  }

  @Test("A failure says what its route says, and of other errors nothing")
  func failures() async throws {
    try await withServer {
      $0.route(.get, "/none") { _ in throw RouteError(404, "No such note") }
      $0.route(.get, "/odd") { _ in throw RouteError(200, "Not a failure") }
      $0.route(.get, "/fault") { _ in throw Failure() }
      $0.route(.get, "/split") { _ in
        RouteResponse(headers: [("X-Name", "a\r\nSet-Cookie: b=c")])
      }
      $0.route(.get, "/name") { _ in RouteResponse(headers: [("X Name", "a")]) }
      $0.route(.get, "/length") { _ in RouteResponse(headers: [("Content-Length", "9")]) }
      $0.route(.get, "/status") { _ in RouteResponse(status: 99) }
      for (path, address) in [
        ("/a", "//evil.example"), ("/b", "javascript:alert(1)"), ("/c", "/\\evil.example"),
        ("/d", "x"), ("/e", ""),
      ] {
        $0.route(.get, path) { _ in .redirect(to: address) }
      }
    } _: { browser, _ in
      try browser.get("/none")
      #expect((browser.status, browser.html) == (404, "No such note\n"))
      for path in [
        "/odd", "/fault", "/split", "/name", "/length", "/status", "/a", "/b", "/c", "/d", "/e",
      ] {
        try browser.get(path)
        #expect(browser.status == 500, "\(path)")
        #expect(!browser.html.contains("Failure"))
        #expect(browser.cookies.isEmpty)
        #expect(browser.headers["location"] == nil)
      }
    }
  }

  @Test("A body that is longer than its route takes is 413, and so is one that a page gets")
  func sizes() async throws {
    try await withServer {
      $0.route(.post, "/small", largestBody: 10) { .text("\($0.body.count)") }
      $0.route(.post, "/large", largestBody: 2_000_000) { .text("\($0.body.count)") }
    } _: { browser, _ in
      var statuses: [Int] = []
      for (path, count) in [
        ("/small", 10), ("/small", 11), ("/large", 2_000_000), ("/large", 2_000_001),
        ("/", 1_999_999),
      ] {
        try browser.ask("POST", path, String(repeating: "a", count: count))
        statuses.append(browser.status)
      }
      #expect(statuses == [200, 413, 200, 413, 413])
    }
  }

  @Test("An answer that takes too long is 504, and its task is told to stop")
  func time() async throws {
    let stops = Stops()
    try await withServer {
      $0.route(.get, "/slow", time: .milliseconds(50)) { _ in
        await withTaskCancellationHandler {
          // Until it is told.
          try? await Task.sleep(for: .seconds(3600))
        } onCancel: {
          Task { @MainActor in stops.count += 1 }
        }
        return .text("late")
      }
    } _: { browser, _ in
      try browser.get("/slow")
      #expect(browser.status == 504)
      #expect(!browser.html.contains("late"))
      while await stops.count == 0 { await Task.yield() }
    }
  }

  @Test("Routes get headers and cookies, but none that are the server's or claim to be a proxy's")
  func headers() async throws {
    try await withServer {
      $0.trustedProxies = ["10.0.0.0/8"]
      $0.signIn.proxyHeaders = .oauth2Proxy
      $0.route(.get, "/echo") { request in
        let names = request.headers.map { $0.name.lowercased() }.sorted()
        return .text(
          "\(names) \(request.cookies.sorted { $0.key < $1.key }.map { $0.key + $0.value }) "
            + "\(request.header("x-signature") ?? "-") \(request.reader.user?.id ?? "nobody")")
      }
    } _: { browser, _ in
      browser.lines =
        "X-Signature: s1\r\nX-Forwarded-User: admin\r\nx-forwarded-groups: a\r\n"
        + "Cookie: theme=dark; guest=\(RandomID().text); sign-in=abc\r\n"
      try browser.get("/echo")
      #expect(browser.html == #"["connection", "host", "x-signature"] ["themedark"] s1 nobody"#)
    }
  }

  @Test("A page of another origin can't send to a route")
  func origins() async throws {
    try await withServer {
      $0.route(.post, "/hook") { _ in .text("taken") }
    } _: { browser, _ in
      try browser.ask("POST", "/hook", "")
      #expect(browser.html == "taken")
      try browser.ask("POST", "/hook", "", origin: "http://localhost")
      #expect(browser.html == "taken")
      try browser.ask("POST", "/hook", "", origin: "http://evil.example")
      #expect(browser.status == 403)
      try browser.ask("POST", "/hook", "", origin: "null")
      #expect(browser.status == 403)
    }
  }

  @Test("A route that can't be one is an error before the server listens")
  @MainActor
  func problems() {
    func error(_ pattern: String, body: Int = 1, time: Duration = .seconds(1)) -> String {
      var app = AppServerConfiguration()
      app.route(.get, pattern, largestBody: body, time: time) { _ in .text("") }
      var configuration = LiveServerConfiguration()
      do throws(AppServerError) {
        try configuration.take(app)
        return ""
      } catch {
        return error.message
      }
    }
    #expect(error("/a/:b") == "")
    #expect(error("a") == "“a” is no path such as /api/notes/:id.")
    #expect(error("/a?b").hasPrefix("“/a?b” is no path"))
    #expect(error("/-/live") == "“/-/live” is below /-/, which pages need.")
    #expect(error("/a", body: 17 << 20).contains("at most 16777216"))
    #expect(error("/a", time: .seconds(601)).contains("at most ten minutes"))
  }
}
