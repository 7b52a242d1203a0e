import Foundation
import StaticSite
import Synchronization
import TestSupport
import Testing

/// Links out of a site, asked for from a server on loopback.
@Suite("External links")
struct ExternalLinksTests {
  private static func answer(_ status: String, _ fields: String...) -> String {
    "HTTP/1.1 \(status)\r\n" + fields.map { $0 + "\r\n" }.joined()
      + "Content-Length: 0\r\nConnection: close\r\n\r\n"
  }

  /// Checks pages with links to a server; gives findings and notes without the server's address.
  private static func check(
    _ pages: [String: [String]], memory: String? = nil, at server: FixtureServer
  ) throws -> (findings: [String], notes: [String]) {
    let folder = try TemporaryFolder()
    for (name, links) in pages {
      let list = links.map { link in
        let address = link.hasPrefix("/") ? server.url(link).absoluteString : link
        return "<a href=\"\(address)\">x</a>"
      }
      try folder.write(
        name,
        "<!DOCTYPE html>\n<html lang=\"en\"><head><title>t</title></head><body>\n"
          + list.joined(separator: "\n") + "</body></html>")
    }
    var checker = SiteChecker(folder: folder.path)
    var links = ExternalLinks()
    links.pause = 0
    links.memory = memory
    checker.externalLinks = links
    let report = try checker.check()
    func texts(_ list: [SiteFinding]) -> [String] {
      list.map { $0.description.replacing(server.url("").absoluteString, with: "") }
    }
    return (texts(report.findings), texts(report.notes))
  }

  @Test("What isn't there is a finding on each page that names it; what can't be told is a note")
  func answers() throws {
    let server = try FixtureServer { request in
      let isHead = request.head.hasPrefix("HEAD")
      switch request.path {
      case "/fine": return Self.answer("200 OK")
      case "/old": return Self.answer("301 Moved Permanently", "Location: /fine")
      case "/headless": return Self.answer(isHead ? "405 Method Not Allowed" : "200 OK")
      case "/members": return Self.answer("403 Forbidden")
      case "/circle": return Self.answer("302 Found", "Location: /circle")
      case "/faulty": return Self.answer("500 Internal Server Error")
      default: return Self.answer("404 Not Found")
      }
    }
    defer { server.stop() }
    let found = try Self.check(
      [
        "a.html": ["/fine", "/fine#part", "/old", "/headless", "/gone", "mailto:a@b"],
        "b.html": ["/gone#part", "/members", "/circle", "/faulty"],
      ], at: server)
    #expect(
      found.findings == [
        "a.html:7: The address \"/gone\" can't be followed: the answer is status 404.",
        "b.html:3: The address \"/gone#part\" can't be followed: the answer is status 404.",
        "b.html:5: The address \"/circle\" can't be followed: it leads in a circle.",
      ])
    #expect(
      found.notes == [
        "b.html:4: The address \"/members\" can't be followed: status 403: not everybody may see it.",
        "b.html:6: The address \"/faulty\" can't be followed: the answer is status 500.",
      ])
    // Each address once, by its head alone where that is enough.
    let asked = server.requests.map { "\($0.head.prefix { $0 != " " }) \($0.path)" }
    #expect(asked.filter { $0 == "HEAD /gone" }.count == 1)
    // What it was led to from `/old` is its head, too.
    #expect(!asked.contains("GET /fine"))
    #expect(asked.contains("GET /headless"))
  }

  @Test("A server that wants to be asked less is asked again when it says, once")
  func patience() throws {
    let count = Mutex(0)
    let server = try FixtureServer { _ in
      let isFirst = count.withLock { count in
        count += 1
        return count == 1
      }
      return isFirst
        ? Self.answer("429 Too Many Requests", "Retry-After: 0") : Self.answer("200 OK")
    }
    defer { server.stop() }
    let found = try Self.check(["a.html": ["/x"]], at: server)
    #expect(found.findings == [])
    #expect(found.notes == [])
    #expect(server.requests.count == 2)
  }

  @Test("What was there isn't asked for again, what was gone is")
  func memory() throws {
    let server = try FixtureServer { request in
      Self.answer(request.path == "/fine" ? "200 OK" : "404 Not Found")
    }
    defer { server.stop() }
    let folder = try TemporaryFolder()
    let memory = folder.path + "/answers.json"
    for _ in 0..<2 {
      let found = try Self.check(["a.html": ["/fine", "/gone"]], memory: memory, at: server)
      #expect(found.findings.count == 1)
    }
    #expect(server.requests.filter { $0.path == "/fine" }.count == 1)
    // By its head and in full, twice.
    #expect(server.requests.filter { $0.path == "/gone" }.count == 4)
    // A memory that is none is begun anew.
    try folder.write("answers.json", "{")
    _ = try Self.check(["a.html": ["/fine"]], memory: memory, at: server)
    #expect(server.requests.filter { $0.path == "/fine" }.count == 2)
  }

  @Test("A memory that can't be written is an error")
  func unwritable() throws {
    let server = try FixtureServer { _ in Self.answer("200 OK") }
    defer { server.stop() }
    let folder = try TemporaryFolder()
    let error = #expect(throws: SiteError.self) {
      try Self.check(["a.html": ["/x"]], memory: "\(folder.path)/none/answers.json", at: server)
    }
    #expect(error?.exitCode == .cannotCreate)
  }

  @Test("Without being told nothing out of the site is opened")
  func quiet() throws {
    let server = try FixtureServer { _ in Self.answer("404 Not Found") }
    defer { server.stop() }
    let folder = try TemporaryFolder()
    try folder.write(
      "a.html",
      "<html lang=\"en\"><head><title>t</title></head><body><a href=\"\(server.url("/x"))\">x</a></body></html>"
    )
    #expect(try SiteChecker(folder: folder.path).check().findings == [])
    #expect(server.requests.isEmpty)
  }
}
