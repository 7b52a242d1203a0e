import AppServer
import Foundation
import TestSupport
import Testing
import ViewTree
import WebServer

@testable import LivePages

/// A page that has begun to take files.
private struct Inbox: View {
  @Environment(\.fileExchange) private var exchange

  var body: some View { Text(verbatim: "Inbox") }
}

@Suite("Pieces of files", .timeLimit(.minutes(2)))
struct FilePieceTests {
  /// What a page was told of its files.
  @MainActor
  private final class Box {
    var visits: [LiveVisit] = []
    var arrived: [ReceivedFile] = []
    var failures: [String] = []
    var counts: [Int] = []
    nonisolated init() {}

    func note(_ arrival: FileArrival) {
      switch arrival {
      case .arriving(let count): counts.append(count)
      case .arrived(let file): arrived.append(file)
      case .failed(let error): failures.append("\(error)")
      }
    }

    func begin(_ name: String, _ size: Int) throws -> String {
      try visits[0].actions.files.receive(OfferedFile(name: name, size: size, type: "")) {
        self.note($0)
      }
    }
  }

  private func withInbox(
    _ configure: @escaping @Sendable (inout UploadConfiguration) -> Void = { _ in },
    _ body: @Sendable (PlainBrowser, Box, LiveServer) async throws -> Void
  ) async throws {
    let box = Box()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let server = try await MainActor.run {
      var app = AppServerConfiguration()
      app.port = 0
      app.uploads.folder = folder.path
      configure(&app.uploads)
      var configuration = LiveServerConfiguration()
      try configuration.take(app)
      let server = LiveServer(configuration, store: MemoryStore()) { visit in
        box.visits.append(visit)
        return LiveView(Inbox(), environment: visit.environment)
      }
      try server.start()
      return server
    }
    let browser = await PlainBrowser(port: server.http.port)
    do {
      try browser.get()
      try await body(browser, box, server)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
    // Files go with their pages.
    let left = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left ?? [] == [])
    try? FileManager.default.removeItem(at: folder)
  }

  /// Posts a piece; gives where the next one begins.
  private func post(
    _ browser: PlainBrowser, _ name: String, _ offset: Int, _ text: String,
    origin: String? = "http://localhost"
  ) throws -> Int? {
    try browser.ask("POST", "/-/upload?\(name)&\(offset)", text, origin: origin)
    return browser.status == 200 ? Int(browser.html) : nil
  }

  @Test("Pieces make the file; one that begins elsewhere is told where to go on")
  func pieces() async throws {
    try await withInbox { browser, box, _ in
      let name = try await box.begin("../../etc/a note?.txt", 10)
      #expect(try post(browser, name, 0, "0123") == 4)
      // Sent again, or too early.
      #expect(try post(browser, name, 0, "0123") == 4)
      #expect(try post(browser, name, 8, "89") == 4)
      #expect(try post(browser, name, 4, "") == 4)
      #expect(try post(browser, name, 4, "456789") == 10)
      // The answer was lost.
      #expect(try post(browser, name, 4, "456789") == 10)
      let file = try #require(await box.arrived.first)
      #expect(await box.arrived.count == 1)
      #expect(file.url.lastPathComponent == "a note.txt")
      #expect(file.type == .plainText)
      #expect(try String(contentsOf: file.url, encoding: .utf8) == "0123456789")
      let mode = try FileManager.default.attributesOfItem(atPath: file.url.path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
    }
  }

  @Test("A file of nothing arrives with a piece of nothing")
  func empty() async throws {
    try await withInbox { browser, box, _ in
      let name = try await box.begin("empty", 0)
      #expect(try post(browser, name, 0, "") == 0)
      #expect(await box.arrived.count == 1)
    }
  }

  @Test("More than the file was said to have is refused, and told")
  func tooMuch() async throws {
    try await withInbox { browser, box, _ in
      let name = try await box.begin("a", 3)
      #expect(try post(browser, name, 0, "0123") == nil)
      #expect(browser.status == 507)
      #expect(await box.failures.count == 1)
      #expect(try post(browser, name, 0, "012") == nil)
      #expect(browser.status == 404)
    }
  }

  @Test("Only the page's own browser sends, from a page of the server, by a name that is right")
  func strangers() async throws {
    try await withInbox { browser, box, server in
      let name = try await box.begin("a", 3)
      #expect(try post(browser, name, 0, "012", origin: nil) == nil)
      #expect(try post(browser, name, 0, "012", origin: "http://elsewhere.example") == nil)
      let other = await PlainBrowser(port: server.http.port)
      #expect(try post(other, name, 0, "012") == nil)
      try other.get()
      #expect(try post(other, name, 0, "012") == nil)
      let almost = String(name.dropLast()) + (name.last == "A" ? "B" : "A")
      for wrong in ["", "x", almost, String(name.reversed()), name + "A", name + "&0"] {
        #expect(try post(browser, wrong, 0, "012") == nil)
      }
      #expect(try post(browser, name, -1, "012") == nil)
      #expect(await box.counts.isEmpty)
      #expect(try post(browser, name, 0, "012") == 3)
    }
  }

  @Test("What is larger than a piece is refused before it reaches a page")
  func largest() async throws {
    try await withInbox { browser, box, _ in
      let size = PageFiles.pieceBytes
      let name = try await box.begin("a", 2 * size)
      let piece = String(repeating: "x", count: size)
      #expect(try post(browser, name, 0, piece) == size)
      #expect(try post(browser, name, size, piece + "x") == nil)
      #expect(browser.status == 413)
      // Pages take no longer requests than before.
      try browser.ask("POST", "/-/up", piece, origin: "http://localhost")
      #expect(browser.status == 413)
    }
  }

  @Test("Sizes, numbers and sums that an app doesn't allow are failures at once")
  func limits() async throws {
    try await withInbox { uploads in
      (uploads.largestFile, uploads.mostFiles) = (100, 2)
    } _: { _, box, _ in
      await #expect(throws: UploadError.tooLarge(101)) { try await box.begin("a", 101) }
      await #expect(throws: UploadError.tooLarge(-1)) { try await box.begin("a", -1) }
      _ = try await box.begin("a", 100)
      let second = try await box.begin("b", 100)
      await #expect(throws: UploadError.tooMany(2)) { try await box.begin("c", 1) }
      await box.visits[0].actions.files.cancel(second)
      _ = try await box.begin("c", 1)
    }
    try await withInbox { uploads in
      uploads.largestTotal = 0
    } _: { _, box, _ in
      await #expect(throws: UploadError.noRoom) { try await box.begin("a", 1) }
    }
    try await withInbox { uploads in
      (uploads.largestFile, uploads.largestTotal) = (.max, .max)
    } _: { _, box, _ in
      _ = try await box.begin("a", 1)
      await #expect(throws: UploadError.noRoom) { try await box.begin("b", .max) }
    }
    try await withInbox { uploads in
      uploads.folder = "/dev/null/nowhere"
    } _: { _, box, _ in
      await #expect(throws: UploadError.self) { try await box.begin("a", 1) }
    }
  }

  private struct Harmful: Error, CustomStringConvertible { var description: String { "harmful" } }

  @Test("An app looks at a file first; what it refuses isn't kept")
  func inspection() async throws {
    try await withInbox { uploads in
      uploads.inspect = { file in
        if try String(contentsOf: file.url, encoding: .utf8) == "bad" { throw Harmful() }
      }
    } _: { browser, box, _ in
      let good = try await box.begin("good", 4)
      #expect(try post(browser, good, 0, "good") == 4)
      while await box.arrived.isEmpty { await Task.yield() }
      let bad = try await box.begin("bad", 3)
      #expect(try post(browser, bad, 0, "bad") == 3)
      while await box.failures.isEmpty { await Task.yield() }
      #expect(await box.failures == ["harmful"])
      #expect(await box.arrived.map(\.url.lastPathComponent) == ["good"])
    }
  }

  @Test("A given file is fetched by its own browser, under its name, as nothing that runs")
  func giving() async throws {
    try await withInbox { browser, box, server in
      let address = try await box.visits[0].actions.files.give(
        Data("<script>".utf8), named: "ä \"b\".html", as: .html
      ) { box.note(.arriving(1)) }
      try browser.get(address)
      #expect(browser.status == 200 && browser.html == "<script>")
      #expect(
        browser.headers["content-disposition"]
          == "attachment; filename*=UTF-8''%C3%A4%20%22b%22%2Ehtml")
      #expect(browser.headers["content-security-policy"] == "default-src 'none'; sandbox")
      #expect(browser.headers["x-content-type-options"] == "nosniff")
      #expect(await box.counts == [1])
      let other = await PlainBrowser(port: server.http.port)
      try other.get(address)
      #expect(other.status == 404)
      await #expect(throws: UploadError.self) {
        try await box.visits[0].actions.files.give(
          Data(count: 17 << 20), named: "a", as: .data
        ) {}
      }
    }
  }

  @Test(
    "Names can't lead anywhere",
    arguments: [
      ("a.txt", "a.txt"), ("/etc/passwd", "passwd"), ("..", "File"), ("", "File"),
      ("C:\\x\\y.png", "y.png"),
      (".bashrc", "bashrc"), ("a\u{0}b\n.txt", "ab.txt"), ("Übersicht 1.pdf", "Übersicht 1.pdf"),
      ("  ", "File"), ("<script>", "script"),
    ])
  @MainActor
  func names(name: String, kept: String) { #expect(FileFolder.name(name) == kept) }

  @Test("Names are no longer than file systems take") @MainActor
  func longNames() {
    #expect(FileFolder.name(String(repeating: "é", count: 300)).utf8.count == 200)
  }
}
