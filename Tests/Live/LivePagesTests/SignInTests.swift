import AppServer
import ElementDiff
import ElementTree
import Foundation
import LiveProving
import TestSupport
import Testing
import ViewTree
import WebServer

@testable import LivePages

/// A page that signs its reader in as whom its field says, and out.
private struct Door: View {
  @Environment(\.reader) private var reader
  @Environment(\.signIn) private var signIn
  @Environment(\.signOut) private var signOut
  @State private var name = ""
  @State private var count = 0
  @AppStorage("note") private var note = "none"

  var body: some View {
    VStack {
      Text(verbatim: "[\(reader.user?.id ?? "nobody")|\(reader.user?.name ?? "")|\(count)|\(note)]")
      TextField("Name", text: $name)
      Button("Enter") { signIn(ReaderUser(id: name)) }
      Button("Briefly") { signIn(ReaderUser(id: name), for: .seconds(1)) }
      Button("Leave") { signOut() }
      Button("Leave all") { signOut(everywhere: true) }
      Button("More") { count += 1 }
      Button("Note") { note = "of \(reader.user?.id ?? "nobody")" }
    }
  }
}

/// What a server says in its log.
@MainActor
private final class LogBox {
  var lines: [String] = []

  nonisolated init() {}
}

@Suite("Signing in", .timeLimit(.minutes(2)))
struct SignInTests {
  private struct Failure: Error {}

  private func withServer(
    _ configure: @escaping @Sendable (inout AppServerConfiguration) -> Void = { _ in },
    _ body: @Sendable (PlainBrowser, LiveServer, MemoryStore) async throws -> Void
  ) async throws {
    let log = LogBox()
    let (server, store) = try await MainActor.run {
      var app = AppServerConfiguration()
      app.port = 0
      configure(&app)
      var configuration = LiveServerConfiguration()
      try configuration.take(app)
      configuration.server.log = { log.lines.append($0) }
      let store = MemoryStore()
      var storages: [GuestStorage] = []
      let server = LiveServer(configuration, store: store) { visit in
        let view = LiveView(Door(), environment: visit.environment, language: visit.language)
        view.storage = visit.storage
        storages.append(visit.storage)
        return view
      }
      try server.start()
      return (server, store)
    }
    let browser = await PlainBrowser(port: server.http.port)
    do {
      try await body(browser, server, store)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
    // What proves who somebody is stands in no line.
    if let ticket = browser.cookie(named: "sign-in") {
      #expect(await !log.lines.contains { $0.contains(ticket) })
      #expect(!browser.html.contains(ticket))
    }
  }

  /// Signs a browser without script in by the page's form.
  private func enter(_ browser: PlainBrowser, as name: String, by button: String = "Enter") throws {
    try browser.get()
    let field = try browser.value("name", ofTagWith: "placeholder=\"Name\"")
    try browser.post([field: name], press: browser.button(button))
    #expect(browser.status == 303)
    #expect(browser.headers["location"] == "/")
  }

  @Test("A page without script signs its reader in by a form, and out")
  func forms() async throws {
    try await withServer { browser, _, store in
      try enter(browser, as: "ada")
      let set = try #require(browser.cookies.first { $0.hasPrefix("sign-in=") })
      #expect(set.hasSuffix("; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly"))
      try browser.get()
      #expect(browser.html.contains("[ada|ada|0|none]"))
      // A page of its own goes on as the user's.
      try browser.post(press: browser.button("More"))
      #expect(browser.html.contains("[ada|ada|1|none]"))
      let ticket = try #require(browser.cookie(named: "sign-in"))
      try browser.post(press: browser.button("Leave"))
      #expect(browser.status == 303)
      #expect(browser.cookie(named: "sign-in") == nil)
      #expect(await store.signIns.isEmpty)
      try browser.get()
      #expect(browser.html.contains("[nobody||0|none]"))
      // The cookie from before is worth nothing, and is taken away.
      browser.cookie += "; sign-in=\(ticket)"
      try browser.get()
      #expect(browser.html.contains("[nobody||"))
      #expect(browser.cookie(named: "sign-in") == nil)
    }
  }

  @Test("A sign-in has an identity of its own each time, and ends the one before")
  func rotation() async throws {
    try await withServer { browser, _, store in
      try enter(browser, as: "ada")
      let first = try #require(browser.cookie(named: "sign-in"))
      try enter(browser, as: "bob")
      let second = try #require(browser.cookie(named: "sign-in"))
      #expect(first != second)
      #expect(await store.signIns.values.map(\.user.id) == ["bob"])
      browser.cookie = browser.cookie.replacing(second, with: first)
      try browser.get()
      #expect(browser.html.contains("[nobody||"))
    }
  }

  @Test("A cookie that was altered in any character, or is another browser's, names nobody")
  func altered() async throws {
    try await withServer { browser, _, _ in
      try enter(browser, as: "ada")
      let whole = browser.cookie
      let ticket = try #require(browser.cookie(named: "sign-in"))
      for place in ticket.indices {
        var other = ticket
        other.replaceSubrange(place...place, with: ticket[place] == "A" ? "B" : "A")
        browser.cookie = whole.replacing(ticket, with: other)
        try browser.get()
        #expect(browser.html.contains("[nobody||"))
      }
      for other in ["", "A", ticket + "A", String(ticket.dropLast()), "é", "%00"] {
        browser.cookie = whole.replacing(ticket, with: other)
        try browser.get()
        #expect(browser.html.contains("[nobody||"))
      }
      // Two of them, of which one may have been planted.
      browser.cookie = whole + "; sign-in=\(ticket)"
      try browser.get()
      #expect(browser.html.contains("[nobody||"))
      // Without the browser's own cookie, or with another's.
      for guest in ["", "guest=\(RandomID().text); "] {
        browser.cookie = guest + "sign-in=\(ticket)"
        try browser.get()
        #expect(browser.html.contains("[nobody||"))
      }
      browser.cookie = whole
      try browser.get()
      #expect(browser.html.contains("[ada|"))
    }
  }

  @Test("Cookies of the key before the newest are taken and renewed, older ones are not")
  func keys() async throws {
    try await withServer { browser, server, _ in
      try enter(browser, as: "ada")
      let whole = browser.cookie
      let first = try #require(browser.cookie(named: "sign-in"))
      try browser.get()
      #expect(browser.cookie(named: "sign-in") == first)
      try await server.rotateSignInKeys()
      try browser.get()
      #expect(browser.html.contains("[ada|"))
      let second = try #require(browser.cookie(named: "sign-in"))
      #expect(second != first)
      try await server.rotateSignInKeys()
      browser.cookie = whole
      try browser.get()
      #expect(browser.html.contains("[nobody||"))
      browser.cookie = whole.replacing(first, with: second)
      try browser.get()
      #expect(browser.html.contains("[ada|"))
    }
  }

  @Test("A key that is old enough signs no more")
  @MainActor
  func oldKeys() throws {
    let clock = Clock()
    let store = MemoryStore()
    var configuration = SignInConfiguration()
    configuration.keyLifetime = .seconds(100)
    configuration.lifetime = .seconds(1000)
    let signIns = SignIns(store, configuration) { clock.now }
    let guest = RandomID()
    let ticket = try signIns.begin(ReaderUser(id: "ada"), for: nil, of: guest).text
    #expect(try store.signInKeys().map(\.number) == [1])
    clock.now += 101
    let other = try signIns.begin(ReaderUser(id: "bob"), for: nil, of: guest).text
    #expect(try store.signInKeys().map(\.number) == [2, 1])
    #expect(try signIns.known(ticket, of: guest)?.isDue == true)
    #expect(try signIns.known(other, of: guest)?.isDue == false)
    clock.now += 101
    _ = try signIns.begin(ReaderUser(id: "eve"), for: nil, of: guest)
    #expect(try signIns.known(ticket, of: guest) == nil)
    #expect(try signIns.known(other, of: guest)?.user.id == "bob")
    // Half of its time has gone, so a visit renews it; afterwards it ends where nobody comes.
    clock.now += 400
    var known = try #require(try signIns.known(other, of: guest))
    #expect(known.isDue)
    let renewed = try #require(try signIns.renew(&known, of: guest)).text
    clock.now += 999
    #expect(try signIns.known(renewed, of: guest)?.user.id == "bob")
    clock.now += 2
    #expect(try signIns.known(renewed, of: guest) == nil)
    try signIns.removeOld()
    #expect(store.signIns.isEmpty)
  }

  @MainActor private final class Clock { var now = 1e9 }

  @Test("A page of a socket is granted a code once, which its browser alone can use")
  func code() async throws {
    try await withServer { browser, server, store in
      try browser.get()
      let guest = browser.cookie
      let live = try await Attached(browser, as: "ada")
      // Nothing that is not the code, whoever sends it.
      for (cookie, body) in [
        (guest, ""), (guest, String(repeating: "A", count: 44)), (guest, live.code + "A"),
        (guest, String(live.code.dropLast())), ("guest=\(RandomID().text)", live.code),
        ("", live.code),
      ] {
        browser.cookie = cookie
        try browser.ask("POST", "/-/sign-in", body, origin: "http://localhost")
        #expect(browser.status == 403)
        #expect(browser.cookies.isEmpty)
      }
      browser.cookie = guest
      try browser.ask("POST", "/-/sign-in", live.code, origin: "http://evil.example")
      #expect(browser.status == 403)
      try browser.ask("POST", "/-/sign-in", live.code)
      #expect(browser.status == 403)
      try browser.ask("GET", "/-/sign-in", "")
      #expect(browser.status == 405)
      #expect(await store.signIns.isEmpty)
      try browser.ask("POST", "/-/sign-in", live.code, origin: "http://localhost")
      #expect(browser.status == 204)
      let ticket = try #require(browser.cookie(named: "sign-in"))
      #expect(ticket != live.code)
      try browser.get()
      #expect(browser.html.contains("[ada|"))
      // Once.
      try browser.ask("POST", "/-/sign-in", live.code, origin: "http://localhost")
      #expect(browser.status == 403)
    }
  }

  @Test("A sign-out ends all pages of the sign-in at once, and those of others stay")
  func signOut() async throws {
    try await withServer { browser, server, _ in
      let others = PlainBrowser(port: browser.port)
      try enter(browser, as: "ada")
      try browser.get()
      let first = try await Attached(browser)
      try browser.get()
      let second = try await Attached(browser)
      try enter(others, as: "ada")
      try others.get()
      let elsewhere = try await Attached(others)
      try browser.get()
      try browser.post(press: browser.button("Leave"))
      #expect(first.isGone())
      #expect(second.isGone())
      try others.get()
      #expect(others.html.contains("[ada|"))
      #expect(await server.sessions?.connectedCount == 1)
      // Everywhere means the other browser, too.
      try others.post(press: others.button("Leave all"))
      #expect(elsewhere.isGone())
      try others.get()
      #expect(others.html.contains("[nobody||"))
    }
  }

  @Test("A page is not taken up by whoever its browser's reader is later")
  func otherUser() async throws {
    try await withServer { browser, server, _ in
      try enter(browser, as: "ada")
      try browser.get()
      try browser.post(press: browser.button("More"))
      let page = browser.html
      for isInMemory in [true, false] {
        let kept = browser.cookie
        if !isInMemory { await server.sessions?.end() }
        for cookie in [browser.cookieWithout("sign-in")] {
          browser.cookie = cookie
          browser.html = page
          try browser.post(press: browser.button("More"))
          // It is sent to a page of its own.
          #expect(browser.status == 303)
        }
        browser.cookie = kept
      }
      try enter(browser, as: "bob")
      browser.html = page
      try browser.post(press: browser.button("More"))
      #expect(browser.status == 303)
    }
  }

  @Test("What a user's pages keep is not shown to others of the browser")
  func storage() async throws {
    try await withServer { browser, _, _ in
      try enter(browser, as: "ada")
      try browser.get()
      try browser.post(press: browser.button("Note"))
      #expect(browser.html.contains("of ada]"))
      try enter(browser, as: "bob")
      try browser.get()
      #expect(browser.html.contains("[bob|bob|0|none]"))
      try browser.post(press: browser.button("Leave"))
      try browser.get()
      #expect(browser.html.contains("[nobody||0|none]"))
      try enter(browser, as: "ada")
      try browser.get()
      #expect(browser.html.contains("[ada|ada|0|of ada]"))
    }
  }

  @Test("A sign-in that has lasted its time ends its pages, unless another page has renewed it")
  func expiry() async throws {
    try await withServer { browser, server, store in
      try enter(browser, as: "ada", by: "Briefly")
      #expect(browser.cookies.first?.contains("; Max-Age=1;") == true)
      try enter(browser, as: "ada")
      try browser.get()
      let page = try await Attached(browser)
      func sweep() async {
        await MainActor.run {
          for session in server.sessions?.sessions.values ?? [:].values { session.known.expiry = 0 }
          server.sessions?.sweep()
        }
      }
      await sweep()
      #expect(await server.sessions?.connectedCount == 1)
      try await store.removeSignIns(before: .infinity)
      await sweep()
      #expect(page.isGone())
      try browser.get()
      #expect(browser.html.contains("[nobody||"))
    }
  }

  @Test(
    "Ids that can't be any are refused",
    arguments: ["", String(repeating: "a", count: 257), "a\u{0}b", "a\nb"])
  @MainActor
  func ids(id: String) {
    #expect(!ReaderUser(id: id).isAcceptable)
  }

  // MARK: Proxies and checks

  @Test("A trusted proxy says who the reader is, in its headers")
  func proxy() async throws {
    try await withServer {
      $0.trustedProxies = ["127.0.0.1"]
      $0.signIn.proxyHeaders = .oauth2Proxy
    } _: { browser, _, _ in
      browser.lines =
        "X-Forwarded-User: u1\r\nX-Forwarded-Preferred-Username: Ada L.\r\nX-Forwarded-Groups: a, b\r\n"
      try browser.get()
      #expect(browser.html.contains("[u1|Ada L.|"))
      try browser.post(press: browser.button("More"))
      #expect(browser.html.contains("[u1|Ada L.|1|"))
      // Another user of the same browser doesn't get the page.
      browser.lines = "X-Forwarded-User: u2\r\n"
      try browser.post(press: browser.button("More"))
      #expect(browser.status == 303)
      try browser.get()
      #expect(browser.html.contains("[u2|u2|0|"))
      // A proxy that passes on what the client wrote is not believed.
      browser.lines = "X-Forwarded-User: admin\r\nX-Forwarded-User: u1\r\n"
      try browser.get()
      #expect(browser.html.contains("[nobody||"))
      browser.lines = "X-Forwarded-User: u1\r\nx-forwarded-groups: a\r\nX-Forwarded-Groups: b\r\n"
      try browser.get()
      #expect(browser.html.contains("[nobody||"))
    }
  }

  @Test(
    "Headers that come past the proxy, or that nobody asked for, name nobody",
    arguments: [["10.0.0.0/8"], []])
  func forged(proxies: [String]) async throws {
    try await withServer {
      $0.trustedProxies = proxies
      $0.signIn.proxyHeaders = .oauth2Proxy
    } _: { browser, _, _ in
      browser.lines =
        "X-Forwarded-User: admin\r\nRemote-User: admin\r\nX-Forwarded-For: 10.0.0.1\r\n"
      try browser.get()
      #expect(browser.html.contains("[nobody||"))
    }
    try await withServer {
      $0.trustedProxies = ["127.0.0.1"]
    } _: { browser, _, _ in
      browser.lines = "X-Forwarded-User: admin\r\nRemote-User: admin\r\n"
      try browser.get()
      #expect(browser.html.contains("[nobody||"))
    }
  }

  @Test("The app's own check is asked for pages and sockets, and comes first")
  func check() async throws {
    try await withServer {
      $0.signIn.checkedHeaders = ["Authorization"]
      $0.signIn.check = { reader in
        switch reader.headers["authorization"] {
        case "Bearer good": ReaderUser(id: "ada")
        case "Bearer broken": throw Failure()
        default: nil
        }
      }
    } _: { browser, server, _ in
      browser.lines = "Authorization: Bearer good\r\n"
      try browser.get()
      #expect(browser.html.contains("[ada|"))
      #expect(try await Attached(browser).isAttached)
      // A socket of somebody else doesn't get the page.
      try browser.get()
      browser.lines = "Authorization: Bearer bad\r\n"
      #expect(try await Attached(browser).isGone())
      try browser.get()
      #expect(browser.html.contains("[nobody||"))
      try browser.get()
      browser.lines = "Authorization: Bearer broken\r\n"
      // It is told to come back, and keeps its page.
      #expect(try await Attached(browser).closeCode == CloseCode.tryLater)
      try browser.get()
      #expect(browser.status == 500)
      #expect(!browser.html.contains("Failure"))
    }
  }
}

/// A page that a browser has loaded, with its socket.
private final class Attached {
  private let socket: SocketClient
  private(set) var isAttached = false
  private(set) var closeCode: Int?
  private(set) var code = ""
  private var page: SimulatedPage

  /// Attaches the page that a browser shows.
  ///
  /// - Parameter name: Whom the page signs in, by its field and its button; nil to leave it as it is.
  init(_ browser: PlainBrowser, as name: String? = nil) async throws {
    let token = try browser.value("content", ofTagWith: "name=\"live\"")
    socket = try #require(
      try SocketClient(
        port: browser.port,
        handshake: SocketClient.handshake(
          path: "/-/live", headers: "Cookie: \(browser.cookie)\r\n" + browser.lines)))
    let tree = try await MainActor.run {
      let view = LiveView(Door())
      view.documentTitle = ""
      _ = try view.update()
      return view.tree
    }
    page = SimulatedPage(NumberedTree(tree), token: token)
    page.connect()
    send()
    while !isAttached, closeCode == nil, receive() {}
    guard let name else { return }
    let nodes = page.page.tree.nodes.indices
    let field = try #require(
      nodes.first { page.page.tree.nodes[$0].name == .input }.flatMap { page.page.id(ofNode: $0) })
    page.send(.input, to: field.number, Array(name.utf8))
    page.send(.press, to: try #require(page.page.number(of: .button, text: "Enter")))
    send()
    while code.isEmpty, receive() {
      for command in page.commands { if case .admit(let text) = command { code = text } }
    }
  }

  private func send() {
    for message in page.outbox { socket.client.send(SocketClient.frame(message.bytes, opcode: 2)) }
    page.outbox = []
  }

  /// Takes what comes next; false once nothing comes, however busy the machine is.
  private func receive() -> Bool {
    guard let frame = socket.next(timeout: 120_000) else { return false }
    if frame.opcode == 8 { closeCode = frame.code }
    guard frame.opcode == 2 else { return true }
    page.receive(frame.bytes[...])
    if page.isAttached { isAttached = true }
    send()
    return true
  }

  /// Whether the page is told that its session is gone.
  func isGone() -> Bool {
    while !page.isGone { guard receive() else { return false } }
    return true
  }
}
