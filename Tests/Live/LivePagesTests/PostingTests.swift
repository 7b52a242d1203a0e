import ElementDiff
import Foundation
import TestSupport
import Testing
import ViewTree
import WebServer

@testable import LivePages

private struct Order: View {
  @State private var name = ""
  @State private var notes = ""
  @State private var isGift = false
  @State private var size = 1
  @State private var count = 0
  @State private var sent: [String] = []

  var body: some View {
    VStack {
      TextField("Name", text: $name).onSubmit { sent.append("return \(name)") }
      TextEditor(text: $notes)
      Toggle("Gift", isOn: $isGift)
      Picker("Size", selection: $size) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      Button("More") { count += 1 }
      Button("Never") { count += 100 }.disabled(true)
      Button("Send") { sent.append("\(name)|\(notes)|\(isGift)|\(size)|\(count)") }
      Text(verbatim: "sent [\(sent.joined(separator: ";"))] count \(count)")
    }
  }
}

@Suite("Pages without script", .timeLimit(.minutes(2)))
struct PostingTests {
  private func withServer(
    _ configure: @escaping @Sendable (inout LiveServerConfiguration) -> Void = { _ in },
    _ body: @Sendable (PlainBrowser, MemoryStore, LiveServer) async throws -> Void
  ) async throws {
    let (server, store) = try await MainActor.run {
      var configuration = LiveServerConfiguration()
      configuration.server.port = 0
      configure(&configuration)
      let store = MemoryStore()
      let server = LiveServer(configuration, store: store) { visit in
        visit.path == "/" ? LiveView(Order()) : nil
      }
      try server.start()
      return (server, store)
    }
    do {
      try await body(PlainBrowser(port: server.http.port), store, server)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  @Test("Fields, a checkbox, a picker and a button do what they do with script")
  func all() async throws {
    try await withServer { browser, _, _ in
      try browser.get()
      #expect(browser.headers["content-security-policy"]?.contains("form-action 'self'") == true)
      try browser.post(press: browser.button("More"))
      #expect(browser.status == 200)
      #expect(browser.html.contains("count 1"))
      let name = try browser.value("name", ofTagWith: "placeholder=\"Name\"")
      let notes = try browser.value("name", ofTagWith: "aria-label=\"Text\"")
      let gift = try browser.value("name", ofTagWith: "type=\"checkbox\"")
      let size = try browser.value("name", ofTagWith: "select ")
      try browser.post(
        [name: "Ann & <b>", notes: "two\r\nlines", gift: "on", size: "0"],
        press: browser.button("Send"))
      #expect(browser.html.contains("sent [Ann &amp; &lt;b&gt;|two\nlines|true|0|1] count 1"))
      // What was chosen stays, and can be taken back.
      try browser.post([gift: nil], press: browser.button("Send"))
      #expect(browser.html.contains(";Ann &amp; &lt;b&gt;|two\nlines|false|0|1] count 1"))
    }
  }

  @Test("A page without a button of its own has one where no script runs")
  @MainActor func choices() throws {
    func page<V: View>(_ view: V, language: String = "en") throws -> String {
      let view = LiveView(view)
      _ = try view.update()
      let page = LivePageDocument.bytes(
        of: view.tree, title: "", language: language,
        head: LivePageHead(
          token: "t", script: "/-/live.js?", form: LivePageForm(action: "/", token: "t")))
      return String(decoding: page.html, as: UTF8.self)
    }
    let toggle = try page(Toggle("Gift", isOn: .constant(true)))
    #expect(toggle.contains("<noscript><button>Done</button></noscript></form>"))
    #expect(try page(Slider(value: .constant(0.5)), language: "de").contains("<button>Fertig<"))
    #expect(try page(TextEditor(text: .constant(""))).contains("<noscript>"))
    // Return posts a field; a button posts itself.
    #expect(try !page(TextField("Name", text: .constant(""))).contains("<noscript>"))
    #expect(try !page(Button("More") {}).contains("<noscript>"))
    #expect(try !page(Text("Nothing")).contains("<form"))
  }

  @Test("Return in a field is its submit, and presses no button")
  func submit() async throws {
    try await withServer { browser, _, _ in
      try browser.get()
      let name = try browser.value("name", ofTagWith: "placeholder=\"Name\"")
      try browser.post([name: "Ann"])
      #expect(browser.html.contains("sent [return Ann] count 0"))
    }
  }

  @Test(
    "A page that was only fetched is not stored; one that was posted is, and survives the server's memory"
  )
  func stored() async throws {
    try await withServer { browser, store, server in
      try browser.get()
      try browser.get()
      #expect(await store.sessions.isEmpty)
      // Its session is gone by the time that the form comes.
      await server.sessions?.end()
      try browser.post(press: browser.button("More"))
      #expect(browser.html.contains("count 1"))
      #expect(await store.sessions.count == 1)
      await server.sessions?.end()
      try browser.post(press: browser.button("More"))
      #expect(browser.html.contains("count 2"))
      #expect(await store.sessions.count == 1)
    }
  }

  @Test("A form is taken once, however often it comes")
  func once() async throws {
    try await withServer { browser, _, _ in
      try browser.get()
      let page = browser.html
      for _ in 0..<3 {
        browser.html = page
        try browser.post(press: browser.button("More"))
        #expect(browser.html.contains("count 1"))
      }
    }
  }

  @Test("A disabled button, a node that is none, and values that a control hasn't do nothing")
  func refused() async throws {
    try await withServer { browser, _, _ in
      try browser.get()
      let size = try browser.value("name", ofTagWith: "select ")
      let more = try #require(Int(try browser.button("More")))
      for press in ["\(more + 1)", "\(more + 2)", "\(more + 3)", "0", "99999", "-1", "x"] {
        try browser.post([size: "7"], press: press)
        #expect(browser.status == 200)
        #expect(browser.html.contains("count 0"), "\(press)")
      }
    }
  }

  @Test("Forged, foreign and old tokens are refused, and no session begins")
  func tokens() async throws {
    try await withServer { browser, store, server in
      try browser.get()
      let token = try browser.value("value", ofTagWith: "name=\"t\"")
      let press = try browser.button("More")
      for index in token.indices {
        var other = token
        other.replaceSubrange(index...index, with: token[index] == "A" ? "B" : "A")
        try browser.ask("POST", "/", "t=\(other)&p=\(press)")
        #expect(browser.status == 403, "\(other)")
      }
      for body in ["", "t=", "p=\(press)", "t=\(token)x&p=\(press)", "%"] {
        try browser.ask("POST", "/", body)
        #expect(browser.status == 403, "\(body)")
      }
      // Another address, another browser, none, another site.
      try browser.ask("POST", "/?a", "t=\(token)&p=\(press)")
      #expect(browser.status == 403)
      let own = browser.cookie
      for cookie in ["guest=\(RandomID().text)", ""] {
        browser.cookie = cookie
        try browser.ask("POST", "/", "t=\(token)&p=\(press)")
        #expect(browser.status == 403)
      }
      browser.cookie = own
      for origin in ["http://evil.example", "null", "https://localhost"] {
        try browser.ask("POST", "/", "t=\(token)&p=\(press)", origin: origin)
        #expect(browser.status == 403)
      }
      #expect(await store.sessions.isEmpty)
      #expect(await server.sessions?.count == 1)
      try browser.ask("POST", "/", "t=\(token)&p=\(press)", origin: "http://localhost")
      #expect(browser.html.contains("count 1"))
    }
    try await withServer({ $0.limits.storedTime = -1 }) { browser, _, _ in
      try browser.get()
      try browser.post(press: browser.button("More"))
      #expect(browser.status == 303)
      #expect(browser.headers["location"] == "/")
    }
  }

  @Test("A page that was posted can be attached by its script")
  func attached() async throws {
    try await withServer { browser, _, server in
      try browser.get()
      try browser.post(press: browser.button("More"))
      let token = try browser.value("content", ofTagWith: "name=\"live\"")
      let cookie = browser.cookie
      let socket = try #require(
        try SocketClient(
          port: browser.port,
          handshake: SocketClient.handshake(path: "/-/live", headers: "Cookie: \(cookie)\r\n")))
      let shape = try await MainActor.run {
        PageShape(of: try #require(server.sessions?.only).page.tree)
      }
      socket.client.send(
        SocketClient.frame(
          UpMessage.hello(frame: 0, stored: 0, shape: shape, token: token).bytes, opcode: 2))
      // Nothing is missing, and one event has been applied.
      #expect(socket.next()?.bytes == DownMessage.done(event: 1).bytes)
    }
  }

  @Test("Forms cost a live page three in a hundred of its bytes at most")
  @MainActor func bytes() throws {
    let view = LiveView(
      List(0..<40, id: \.self) { row in
        HStack {
          Text(verbatim: "Row \(row)")
          Spacer()
          Button("Like") {}
        }
      })
    _ = try view.update()
    func count(_ form: LivePageForm?) -> Int {
      LivePageDocument.bytes(
        of: view.tree, title: "", language: "en",
        head: LivePageHead(
          token: String(repeating: "t", count: 48), script: "/-/live.js?", form: form)
      ).html.count
    }
    let (with, without) = (
      count(LivePageForm(action: "/", token: String(repeating: "t", count: 70))), count(nil)
    )
    // Without forms each button was disabled until the script had run.
    #expect(Double(with) <= Double(without + 40 * " disabled=\"\"".utf8.count) * 1.03)
  }
}
