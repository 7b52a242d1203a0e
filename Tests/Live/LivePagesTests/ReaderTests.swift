import AppServer
import CommandLineOptions
import Foundation
import TestSupport
import Testing
import ViewTree
import WebServer

@testable import LivePages

private struct ReaderDesk: View {
  @Environment(\.reader) private var reader
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction
  @Environment(\.timeZone) private var timeZone
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "[\(locale.identifier)|\(direction)|\(count)]")
      Text(verbatim: "languages \(reader.languages.joined(separator: ","))")
      Text(verbatim: "address \(reader.address) agent \(reader.headers["user-agent"] ?? "-")")
      Text(verbatim: "theme \(reader.cookies["theme"] ?? "-") of \(reader.cookies.count)")
      Text(verbatim: "secret \(reader.headers["authorization"] ?? "-") \(reader.headers.count)")
      Text(1234.5, format: .number)
      Text(verbatim: "zone \(timeZone.identifier).")
      ProgressView()
      Button("More") { count += 1 }
      Text("One").environment(\.locale, Locale(identifier: "fr"))
    }
  }
}

@Suite("Readers", .timeLimit(.minutes(2)))
struct ReaderTests {
  private func withServer(
    _ configure: @escaping @Sendable (inout AppServerConfiguration) -> Void = { _ in },
    _ body: @Sendable (PlainBrowser, LiveServer) async throws -> Void
  ) async throws {
    let server = try await MainActor.run {
      var app = AppServerConfiguration()
      app.port = 0
      app.languages = ["en", "de", "ar"]
      configure(&app)
      var configuration = LiveServerConfiguration()
      try configuration.take(app)
      let server = LiveServer(configuration, store: MemoryStore()) { visit in
        LiveView(ReaderDesk(), environment: visit.environment, language: visit.language)
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

  @Test(
    "A page is in the reader's language: its numbers, its direction, the words of its controls",
    arguments: [
      ("de-AT,de;q=0.9", "de-AT", "ltr", "leftToRight", "Wird geladen", "1.234,5"),
      ("ar", "ar", "rtl", "rightToLeft", "جارٍ التحميل", nil),
      ("en-GB", "en-GB", "ltr", "leftToRight", "Loading", "1,234.5"),
      ("fr", "en", "ltr", "leftToRight", "Loading", "1,234.5"),
      ("", "en", "ltr", "leftToRight", "Loading", "1,234.5"),
    ] as [(String, String, String, String, String, String?)])
  func language(
    header: String, tag: String, dir: String, direction: String, word: String, number: String?
  ) async throws {
    try await withServer { browser, _ in
      browser.lines = header.isEmpty ? "" : "Accept-Language: \(header)\r\n"
      try browser.get()
      #expect(browser.html.contains(" lang=\"\(tag)\" dir=\"\(dir)\">"))
      #expect(browser.html.contains("|\(direction)|0]"))
      #expect(browser.html.contains(word))
      if let number { #expect(browser.html.contains(number)) }
      // What the app has set itself wins.
      #expect(browser.html.contains("lang=\"fr\""))
    }
  }

  @Test("An app without languages of its own is in its own, whatever readers want")
  func ownLanguage() async throws {
    try await withServer {
      $0.languages = []
      $0.language = "de"
    } _: { browser, _ in
      browser.lines = "Accept-Language: ar\r\n"
      try browser.get()
      #expect(browser.html.contains(" lang=\"de\" dir=\"ltr\">"))
      #expect(browser.html.contains("Wird geladen"))
      #expect(browser.html.contains("languages ar"))
    }
  }

  @Test("Dates are in the zone of the server, as what Foundation formats in the app's code")
  func zone() async throws {
    try await withServer { browser, _ in
      try browser.get()
      #expect(browser.html.contains("zone \(TimeZone.current.identifier)."))
    }
  }

  @Test("A page that is restored from the store is in the language of who asks for it")
  func restored() async throws {
    try await withServer { browser, server in
      browser.lines = "Accept-Language: de\r\n"
      try browser.get()
      try browser.post(press: browser.button("More"))
      await server.sessions?.end()
      try browser.post(press: browser.button("More"))
      #expect(browser.html.contains("[de|leftToRight|2]"))
      #expect(browser.html.contains(" lang=\"de\""))
    }
  }

  @Test("Views read the headers and cookies that are let through, and no others")
  func allowed() async throws {
    let lines =
      "User-Agent: Tester/1 <b>\r\nAuthorization: Bearer topsecret\r\nCookie: theme=dark; other=concealed\r\n"
    try await withServer {
      $0.readableHeaders = ["User-Agent"]
      $0.readableCookies = ["theme"]
    } _: { browser, _ in
      browser.lines = lines
      try browser.get()
      #expect(browser.html.contains("address 127.0.0.1 agent Tester/1 &lt;b&gt;"))
      #expect(browser.html.contains("theme dark of 1"))
      #expect(browser.html.contains("secret - 1"))
      #expect(!browser.html.contains("topsecret"))
      #expect(!browser.html.contains("concealed"))
    }
    try await withServer { browser, _ in
      browser.lines = lines
      try browser.get()
      #expect(browser.html.contains("agent -"))
      #expect(browser.html.contains("theme - of 0"))
      #expect(browser.html.contains("secret - 0"))
    }
  }

  @Test("Regions that a client makes up don't grow what a server keeps")
  @MainActor
  func regions() {
    let languages = PageLanguages(own: "en", offered: ["en", "de", "pt-BR"])
    func language(_ header: String) -> String { languages.language(for: AcceptedLanguages(header)) }
    for number in 100..<164 { #expect(language("de-\(number)") == "de-\(number)") }
    #expect(language("de-AT") == "de")
    #expect(language("de-100") == "de-100")
    #expect(language("pt-BR") == "pt-BR")
  }
}

@Suite("What an app says of its server")
struct AppServerConfigurationTests {
  @MainActor
  private func error(
    _ change: (inout AppServerConfiguration) -> Void
  ) -> String? {
    var app = AppServerConfiguration()
    change(&app)
    var configuration = LiveServerConfiguration()
    do throws(AppServerError) {
      try configuration.take(app)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("What can't be meant is an error that names the property and what was found")
  @MainActor
  func errors() {
    #expect(error { _ in } == nil)
    #expect(
      error { $0.publicURL = "live.example/app" }
        == "configure(_:) sets server.publicURL: “live.example/app” is no address such as "
        + "https://notes.example. Leave the path out.")
    #expect(
      error { $0.trustedProxies = ["10.0.0.0/8", "proxy"] }?.contains(
        "server.trustedProxies: “proxy”") == true)
    #expect(error { $0.workers = 65 }?.contains("server.workers: 65") == true)
    #expect(error { $0.openPages = 0 }?.contains("server.openPages: 0") == true)
    #expect(error { $0.uploads.mostFiles = 0 }?.contains("server.uploads: ") == true)
    #expect(error { $0.openPagesPerAddress = -1 }?.contains("openPagesPerAddress") == true)
    #expect(error { $0.hangTime = .zero }?.contains("server.hangTime") == true)
    #expect(error { $0.language = "english" }?.contains("server.language: “english”") == true)
    #expect(error { $0.languages = ["de", "?"] }?.contains("server.languages: “?”") == true)
  }

  @Test("What an option says wins over what the app says, and what none says is the app's")
  @MainActor
  func precedence() throws {
    var app = AppServerConfiguration()
    app.host = "127.0.0.9"
    app.port = 0
    app.publicURL = "https://app.example"
    app.trustedProxies = ["10.0.0.0/8"]
    app.workers = 3
    func taken(_ arguments: [String]) throws -> (LiveServerConfiguration, LiveProgram) {
      var configuration = LiveServerConfiguration()
      try configuration.take(app)
      let list = try CommandSyntax("app", options: LiveServerOptions.options).parse(arguments)
      try LiveServerOptions.configure(&configuration, by: list, port: app.port)
      var program = LiveProgram(configuration) { { _ in nil } }
      program.take(app)
      LiveServerOptions.configure(&program, by: list)
      return (configuration, program)
    }
    let (own, ownProgram) = try taken([])
    #expect(own.server.host == "127.0.0.9")
    #expect(own.server.port == 0)
    #expect(own.publicURL?.origin == "https://app.example")
    #expect(own.server.trustedProxies == [AddressRange("10.0.0.0/8")])
    #expect(ownProgram.workers == 3)
    let (other, otherProgram) = try taken([
      "--port", "81", "--host", "127.0.0.8", "--public-url", "https://b.example",
      "--trusted-proxy", "192.0.2.1", "--workers", "0",
    ])
    #expect(other.server.host == "127.0.0.8")
    #expect(other.server.port == 81)
    #expect(other.publicURL?.origin == "https://b.example")
    #expect(other.server.trustedProxies == [AddressRange("192.0.2.1")])
    #expect(otherProgram.workers == 0)
  }
}
