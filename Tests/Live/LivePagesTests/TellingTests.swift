import DiffProving
import ElementTree
import Foundation
import LivePages
import LiveProving
import TestSupport
import Testing
import ViewTree
import WebServer

@Suite("What readers are told", .timeLimit(.minutes(1))) @MainActor
struct TellingTests {
  private struct Hello: View {
    var body: some View { Text("Hello") }
  }

  private struct Failure: Error {}

  /// A content that can't be shown any more once it was pressed.
  private final class Fragile: LiveContent {
    var onChange: (() -> Void)?
    private(set) var isBroken = false
    let title = "Fragile"
    let tree = ElementTree([
      ModelNode(.button, attributes: [(.dataOn, "1")], text: "Break")
    ])

    func update() throws -> LiveFrame? {
      if isBroken { throw Failure() }
      return LiveFrame(tree: tree)
    }
    func handle(_ event: LiveEvent, atNode node: Int?) -> LiveEventOutcome {
      isBroken = true
      onChange?()
      return .handled
    }
    func snapshot() -> [UInt8] { [] }
    func restore(_ snapshot: [UInt8]) {}
    func end() {}
  }

  /// What a reader of some languages gets at an address.
  private func get(_ path: String, _ languages: String) async throws -> PlainAnswer {
    var configuration = LiveServerConfiguration()
    configuration.languages = ["de", "fr", "es", "zh", "ja", "ar"]
    let server = LiveServer(configuration, store: MemoryStore()) { visit in
      if visit.path == "/broken" { throw Failure() }
      return visit.path == "/" ? LiveView(Hello(), language: visit.language) : nil
    }
    try server.start()
    defer { server.stop() }
    let port = server.http.port
    return try await Task.detached(executorPreference: ThreadExecutor.shared) {
      let browser = PlainBrowser(port: port)
      browser.lines = "Accept-Language: \(languages)\r\n"
      try browser.get(path)
      return PlainAnswer(status: browser.status, html: browser.html)
    }.value
  }

  private struct PlainAnswer: Sendable {
    var status: Int
    var html: String
  }

  @Test(
    "A page says in its language that the line is lost",
    arguments: [
      ("en", "Connection lost. Trying again…", "Loading"),
      ("de", "Verbindung verloren. Neuer Versuch …", "Wird geladen"),
      ("fr", "Connexion perdue. Nouvelle tentative…", "Chargement"),
      ("es", "Se ha perdido la conexión. Reintentando…", "Cargando"),
      ("zh", "连接已断开，正在重试…", "正在载入"),
      ("ja", "接続が切れました。再接続中…", "読み込み中"),
      ("ar", "انقطع الاتصال. جارٍ إعادة المحاولة…", "جارٍ التحميل"),
      ("nl", "Connection lost. Trying again…", "Loading"),
    ])
  func lost(language: String, lost: String, wait: String) async throws {
    let answer = try await get("/", language)
    #expect(answer.html.contains("<meta name=\"lost\" content=\"\(lost)\"/>"))
    #expect(answer.html.contains("<meta name=\"wait\" content=\"\(wait)\"/>"))
  }

  @Test(
    "A page in place of another is in the reader's language",
    arguments: [
      ("/x", "en", 404, "<h1>Nothing is here</h1><p>Request "),
      ("/x", "de-AT,de;q=0.9", 404, "<h1>Hier ist nichts</h1><p>Anfrage "),
      ("/broken", "fr", 500, "<h1>La page ne peut pas être affichée</h1><p>Requête "),
      ("/x", "ar", 404, "<h1>لا يوجد شيء هنا</h1><p>الطلب "),
      ("/broken", "ja", 500, "<h1>ページを表示できません</h1><p>リクエスト "),
    ])
  func failures(path: String, language: String, status: Int, words: String) async throws {
    let answer = try await get(path, language)
    #expect(answer.status == status)
    #expect(answer.html.contains(words))
    #expect(answer.html.contains(" dir=\"rtl\"") == (language == "ar"))
  }

  @Test("All system words are there in all languages")
  func languages() {
    for (english, others) in SystemWords.all {
      #expect(others.count == 6, "\(english)")
      #expect(Set(others).isDisjoint(with: [""]), "\(english)")
    }
    for words in [
      LiveSession.failure, LiveSession.restart, LiveSession.renewal, LiveSession.reload,
    ] {
      #expect(SystemWords.all[words] != nil, "\(words)")
    }
  }

  /// The notices that a session has for its page.
  private func notices(_ table: Table) -> [String] {
    table.page.commands.compactMap { if case .notice(let text) = $0 { text } else { nil } }
  }

  @Test("Who loads a page again since its views failed is told so, once")
  func renewal() throws {
    let desk = Desk(source: { _ in Fragile() })
    let table = try desk.open()
    table.page.send(.press, to: 1)
    table.exchange()
    #expect(table.page.isGone)
    #expect(notices(try desk.open()) == [LiveSession.renewal])
    #expect(notices(try desk.open()) == [])
  }

  @Test("Nobody else is told of it")
  func others() throws {
    let desk = Desk(source: { _ in Fragile() })
    let table = try desk.open()
    table.page.send(.press, to: 1)
    table.exchange()
    #expect(notices(try desk.open(by: RandomID())) == [])
  }
}
