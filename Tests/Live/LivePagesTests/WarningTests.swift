import Foundation
import Combine
import LivePages
import TestSupport
import Testing
import ViewTree
import WebServer

@Suite("Warnings of a debug build", .timeLimit(.minutes(1))) @MainActor
struct WarningTests {
  private struct Sky: View {
    var body: some View { Image(systemName: "no.such.symbol") }
  }

  private final class Settings: ObservableObject {}

  private struct Broken: View {
    @EnvironmentObject private var settings: Settings
    var body: some View { Text("Never") }
  }

  /// What a browser sees of a server that shows warnings, or doesn't.
  private func with(
    shown: Bool, _ body: @escaping @Sendable (PlainBrowser) throws -> Void
  ) async throws {
    var configuration = LiveServerConfiguration()
    configuration.showsWarnings = shown
    let server = LiveServer(configuration, store: MemoryStore()) { visit in
      visit.path == "/broken" ? LiveView(Broken()) : LiveView(Sky())
    }
    try server.start()
    let browser = PlainBrowser(port: server.http.port)
    do {
      try await Task.detached(executorPreference: ThreadExecutor.shared) {
        [browser = Shared(browser)] in try body(browser.value)
      }.value
    } catch {
      server.stop()
      throw error
    }
    server.stop()
  }

  private struct Shared: @unchecked Sendable {
    let value: PlainBrowser
    init(_ value: PlainBrowser) { self.value = value }
  }

  @Test("The warnings of a page are for the reader of the page alone")
  func own() async throws {
    try await with(shown: true) { browser in
      try browser.get()
      #expect(browser.html.contains("<script type=\"module\" src=\"/-/warnings.js?"))
      let token = try browser.value("content", ofTagWith: "name=\"live\"")
      let origin = "http://localhost"
      try browser.ask("POST", "/-/warnings", token, origin: origin)
      let lines = try JSONDecoder().decode([String].self, from: Data(browser.html.utf8))
      #expect(lines.count == 1)
      #expect(lines.first?.contains("no.such.symbol") == true)
      #expect(browser.headers["cache-control"] == "no-store")
      // Another reader's cookie.
      let other = PlainBrowser(port: browser.port)
      try other.get()
      try other.ask("POST", "/-/warnings", token, origin: origin)
      #expect(other.status == 403)
      try browser.ask("POST", "/-/warnings", "x", origin: origin)
      #expect(browser.status == 403)
      try browser.ask("POST", "/-/warnings", token, origin: nil)
      #expect(browser.status == 403)
      try browser.get("/-/warnings.js")
      #expect(browser.status == 200)
    }
  }

  @Test("A page that is gone has no warnings, which is no error")
  func gone() async throws {
    let store = MemoryStore()
    var configuration = LiveServerConfiguration()
    configuration.showsWarnings = true
    let first = LiveServer(configuration, store: store) { _ in LiveView(Sky()) }
    try first.start()
    configuration.server.port = first.http.port
    let browser = Shared(PlainBrowser(port: first.http.port))
    let token = try await Task.detached(executorPreference: ThreadExecutor.shared) {
      try browser.value.get()
      return try browser.value.value("content", ofTagWith: "name=\"live\"")
    }.value
    first.stop()
    // The page was only fetched, so nobody has stored it.
    let second = LiveServer(configuration, store: store) { _ in LiveView(Sky()) }
    try second.start()
    defer { second.stop() }
    try await Task.detached(executorPreference: ThreadExecutor.shared) {
      try browser.value.ask("POST", "/-/warnings", token, origin: "http://localhost")
    }.value
    #expect(browser.value.status == 200)
    #expect(browser.value.html == "[]")
  }

  @Test("A release build has none of it")
  func release() async throws {
    try await with(shown: false) { browser in
      try browser.get()
      #expect(!browser.html.contains("warnings"))
      let token = try browser.value("content", ofTagWith: "name=\"live\"")
      try browser.ask("POST", "/-/warnings", token, origin: "http://localhost")
      #expect(browser.status == 404)
      try browser.get("/-/warnings.js")
      #expect(browser.status == 404)
    }
  }

  @Test("A page that can't be shown says why to the author, and to nobody else")
  func failure() async throws {
    let words = "No object of type Settings is in the environment."
    try await with(shown: true) { browser in
      try browser.get("/broken")
      #expect(browser.status == 500)
      #expect(browser.html.contains("error: \(words)"))
    }
    try await with(shown: false) { browser in
      try browser.get("/broken")
      #expect(browser.status == 500)
      #expect(!browser.html.contains("Settings"))
    }
  }
}
