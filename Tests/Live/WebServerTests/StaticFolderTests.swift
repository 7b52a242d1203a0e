import Foundation
import TestSupport
import Testing
import WebServer

@Suite("A folder that is served")
@MainActor
struct StaticFolderTests {
  /// A folder with a site, one beside it, and links to both.
  private func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("static-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let site = root.appendingPathComponent("site")
    try FileManager.default.createDirectory(
      at: site.appendingPathComponent("notes/a b"), withIntermediateDirectories: true)
    let files = [
      "site/index.html": "home", "site/404.html": "lost", "site/notes/index.html": "notes",
      "site/notes/a b/\u{E9}.txt": "text", "site/.hidden": "hidden", "secret": "secret",
      "site/feed.json": "{}", "site/x.unknown": "x", "site/a%2eb.css": "css",
    ]
    for (name, text) in files {
      try Data(text.utf8).write(to: root.appendingPathComponent(name))
    }
    try FileManager.default.createDirectory(
      at: site.appendingPathComponent("empty"), withIntermediateDirectories: true)
    let links = [
      "inside.html": "notes/index.html", "out.html": "../secret", "up": "..",
      "absolute.html": root.path + "/secret", "loop": "loop",
    ]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: site.path + "/" + name, withDestinationPath: target)
    }
    return try body(site.path)
  }

  private func get(
    _ target: String, _ method: String = "GET", headers: [(name: String, value: String)] = [],
    in folder: StaticFolder
  ) -> (status: Int, body: String, headers: [String: String]) {
    let response = folder.respond(
      to: Request(method: method, target: target, headers: headers, body: [], address: ""))
    var fields: [String: String] = [:]
    for (name, value) in response.headers { fields[name] = value }
    switch response.body {
    case .bytes(let bytes):
      return (response.status, String(decoding: bytes, as: UTF8.self), fields)
    case .file(let descriptor, let size, _):
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      let data = (try? file.readToEnd()) ?? Data()
      #expect(data.count == size)
      return (response.status, String(decoding: data, as: UTF8.self), fields)
    case .stream, .webSocket, .later: return (response.status, "", fields)
    }
  }

  @Test("Files, index files, types and links inside are found")
  func files() throws {
    try withFolder { path in
      let folder = StaticFolder(path)
      let expected = [
        ("/", "home", "text/html; charset=utf-8"), ("/?a=b", "home", "text/html; charset=utf-8"),
        ("/notes/", "notes", "text/html; charset=utf-8"),
        ("/notes/a%20b/%C3%A9.txt", "text", "text/plain; charset=utf-8"),
        ("/feed.json", "{}", "application/json"),
        ("/x.unknown", "x", "application/octet-stream"),
        ("/a%252eb.css", "css", "text/css; charset=utf-8"),
        ("/inside.html", "notes", "text/html; charset=utf-8"),
      ]
      for (target, body, type) in expected {
        let answer = get(target, in: folder)
        #expect(answer.status == 200, "\(target)")
        #expect(answer.body == body)
        #expect(answer.headers["Content-Type"] == type)
      }
    }
  }

  @Test("Nothing outside of the folder can be reached")
  func traversal() throws {
    try withFolder { path in
      let folder = StaticFolder(path)
      let invalid = [
        "/..", "/../secret", "/%2e%2e/secret", "/.%2E/secret", "/notes/../../secret",
        "/..%2fsecret", "/notes%2f..%2f..%2fsecret", "/..%5csecret", "/..\\secret", "/%00",
        "/index.html%00.txt", "/./index.html", "/%2e/", "/%", "/%2", "/%zz", "/%ff", "/%0a",
        "/%c0%ae%c0%ae/secret",
      ]
      for target in invalid { #expect(get(target, in: folder).status == 400, "\(target)") }
      let missing = [
        "/out.html", "/up/secret", "/up/site/index.html", "/absolute.html", "/loop", "/.hidden",
        "/%2ehidden", "//secret", "//etc/passwd", "/notes//index.html", "/empty/", "/nothing",
        "/index.html/", "/%252e%252e/secret", "/" + String(repeating: "a", count: 256),
      ]
      for target in missing {
        let answer = get(target, in: folder)
        #expect(answer.status == 404, "\(target)")
        #expect(answer.body == "lost", "\(target)")
      }
    }
  }

  @Test("A folder without its slash is sent to the one with it")
  func redirect() throws {
    try withFolder { path in
      let answer = get("/notes?a=b", in: StaticFolder(path))
      #expect(answer.status == 301)
      #expect(answer.headers["Location"] == "/notes/?a=b")
      #expect(get("//notes", in: StaticFolder(path)).status == 404)
      let below = StaticFolder(path, at: "/site/")
      #expect(get("/site", in: below).headers["Location"] == "/site/")
      #expect(get("/site/", in: below).body == "home")
      #expect(get("/sites/", in: below).status == 404)
      #expect(get("/", in: below).status == 404)
    }
  }

  @Test("Files that the browser has are not sent again until their content changes")
  func entityTags() throws {
    try withFolder { path in
      let folder = StaticFolder(path)
      let first = get("/", in: folder)
      let tag = try #require(first.headers["ETag"])
      for value in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
        let answer = get("/", headers: [("if-none-match", value)], in: folder)
        #expect(answer.status == 304)
        #expect(answer.headers["ETag"] == tag)
      }
      #expect(get("/", headers: [("If-None-Match", "\"other\"")], in: folder).status == 200)
      let file = URL(fileURLWithPath: path + "/index.html")
      try Data("home".utf8).write(to: file)
      #expect(get("/", in: folder).headers["ETag"] == tag)
      try Data("hame".utf8).write(to: file)
      let changed = get("/", headers: [("If-None-Match", tag)], in: folder)
      #expect(changed.status == 200)
      #expect(changed.body == "hame")
    }
  }

  @Test("Files can't be posted to, and a folder that is gone is not found")
  func others() throws {
    let folder = try withFolder { path in
      let folder = StaticFolder(path)
      let answer = get("/", "POST", in: folder)
      #expect(answer.status == 405)
      #expect(answer.headers["Allow"] == "GET, HEAD")
      #expect(StaticFolder.exists(path))
      #expect(!StaticFolder.exists(path + "/index.html"))
      return folder
    }
    #expect(get("/", in: folder).status == 404)
  }

  @Test("A page arrives over a socket, and HEAD and 304 bring no body")
  func overSockets() async throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("static-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let page = String(repeating: "tea ", count: 100_000)
    try Data(page.utf8).write(to: root.appendingPathComponent("index.html"))
    let folder = StaticFolder(root.path)
    try await withServer(handler: { folder.respond(to: $0) }) { port in
      let ending = "Host: localhost\r\nConnection: close\r\n\r\n"
      let whole = RawAnswer(try answers(to: Array("GET / HTTP/1.1\r\n\(ending)".utf8), port: port))
      #expect(whole?.body == page)
      let head = RawAnswer(try answers(to: Array("HEAD / HTTP/1.1\r\n\(ending)".utf8), port: port))
      #expect(head?.headers["content-length"] == "400000")
      #expect(head?.body == "")
      let tag = whole?.headers["etag"] ?? ""
      let text = "GET / HTTP/1.1\r\nIf-None-Match: \(tag)\r\n\(ending)"
      let known = RawAnswer(try answers(to: Array(text.utf8), port: port))
      #expect(known?.status == 304)
      #expect(known?.body == "")
    }
  }
}
