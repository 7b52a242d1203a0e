import Browser
import BrowserPool
import DiffProving
import ElementDiff
import ElementTree
import LivePages
import LiveProving
import TestSupport
import Testing
import WebServer

@Suite("Connections", .serialized)
@MainActor
struct ConnectionTests {
  private static let tree = ElementTree([
    ModelNode(.button, attributes: [(.id, "a"), (.dataOn, "1")], text: "A"),
    ModelNode(.button, attributes: [(.id, "b"), (.dataOn, "1")], text: "B"),
  ])

  @Test("A page comes back when the server does, and sends what is not stored")
  func comingBack() async throws {
    var page = NumberedTree(Self.tree)
    try await LivePage.with(Peer(Self.tree), isQuiet: false) { live in
      let peer = live.peer
      try await live.evaluate("a.click(), b.click()")
      #expect(await peer.wait { peer.events.count == 2 })
      try await live.apply(page.update(to: Self.tree).patch, event: 1)
      peer.stop()
      #expect(
        try await live.evaluate(
          """
          new Promise(done => { const look = () => { const bar = document.querySelector('output:not(:last-of-type)');
            if (bar?.textContent == 'Lost') done(bar.matches(':popover-open') && getComputedStyle(bar).position);
            else setTimeout(look, 50); }; look(); })
          """) == "fixed")
      try await live.evaluate("a.click()")
      peer.forget()
      peer.stored = 2
      try peer.start()
      #expect(await peer.wait { peer.events.count == 1 })
      #expect(
        peer.messages.first == UpMessage.hello(frame: 1, stored: 1, token: "TOKEN").bytes)
      #expect(peer.events == [Peer.Event(number: 3, node: 1, slot: 1, payload: [])])
      #expect(try await live.evaluate("document.querySelectorAll('output').length == 1") == true)
      let said = try await live.page.consoleMessages
      #expect(!said.contains { $0.source != .log }, "\(said)")
    }
  }

  @Test("After a new beginning events have the new numbers, and those of what is gone are dropped")
  func renumbering() async throws {
    let peer = Peer(Self.tree)
    peer.answersHello = false
    try await LivePage.with(peer) { live in
      try await live.evaluate("a.click(), b.click()")
      #expect(peer.events == [])
      try await live.evaluate("a.remove()")
      peer.send([7, 0])
      #expect(await peer.wait { peer.events.count == 1 })
      #expect(peer.events == [Peer.Event(number: 1, node: 1, slot: 1, payload: [])])
      // What is left is one button.
      let rest = ElementTree([ModelNode(.button, text: "B")])
      #expect(peer.messages.contains(UpMessage.ack(7, shape: PageShape(of: rest)).bytes))
      #expect(try await live.client("page.frame()") == 7)
    }
  }

  @Test("Where no socket opens the page speaks by requests")
  func requests() async throws {
    var page = NumberedTree(Self.tree)
    let peer = Peer(Self.tree)
    peer.acceptsSockets = false
    try await LivePage.with(peer, isQuiet: false) { live in
      #expect(await peer.wait { peer.stream != nil })
      try await live.evaluate("b.click()")
      #expect(await peer.wait { peer.events.count == 1 })
      #expect(peer.events == [Peer.Event(number: 1, node: 2, slot: 1, payload: [])])
      let next = ElementTree([ModelNode(.p, text: String(repeating: "word ", count: 20_000))])
      peer.send(page.update(to: next).patch, event: 1)
      try await live.applied(1)
      #expect(try await live.evaluate("document.body.textContent.length > 99000") == true)
    }
  }

  @Test("A page that is greeted says hello on the same socket, and sends again what is not stored")
  func greeting() async throws {
    try await LivePage.with(Peer(Self.tree)) { live in
      let (peer, socket) = (live.peer, live.peer.socket)
      try await live.evaluate("a.click(), b.click()")
      #expect(await peer.wait { peer.events.count == 2 })
      peer.forget()
      peer.stored = 1
      peer.send(DownMessage.greet.bytes)
      #expect(await peer.wait { peer.events.count == 1 })
      // Nothing has changed what it numbered.
      #expect(
        peer.messages.first
          == UpMessage.hello(
            frame: 0, stored: 0, shape: PageShape(of: Self.tree), token: "TOKEN"
          ).bytes)
      #expect(peer.events == [Peer.Event(number: 2, node: 2, slot: 1, payload: [])])
      #expect(peer.socket === socket)
    }
  }

  @Test(
    "What a reader did before a page is sent anew is sent again with the numbers that it has then")
  func resendingAfterReset() async throws {
    var page = NumberedTree(Self.tree)
    let peer = Peer(Self.tree)
    try await LivePage.with(peer) { live in
      // Rows in front of the buttons move their numbers.
      let next = ElementTree(
        [ModelNode(.p, text: "new"), ModelNode(.p, text: "and this")]
          + ["a", "b"].map {
            ModelNode(
              .button, attributes: [(.id, $0), (.dataOn, "1")], text: $0.uppercased())
          })
      try await live.apply(page.update(to: next).patch)
      try await live.evaluate("b.click()")
      #expect(await peer.wait { peer.events.count == 1 })
      peer.forget()
      peer.answersHello = false
      peer.send(DownMessage.greet.bytes)
      #expect(await peer.wait { peer.messages.contains { $0.first == 1 } })
      #expect(peer.events == [])
      peer.send(page.reset())
      #expect(await peer.wait { peer.events.count == 1 })
      let number = try #require(page.number(of: .button, text: "B"))
      #expect(peer.events == [Peer.Event(number: 1, node: Int(number), slot: 1, payload: [])])
      // The button that was pressed is the one that is there.
      #expect(try await live.evaluate("b.textContent") == "B")
    }
  }

  @Test("A notice is shown beside the page, and goes after a while")
  func notice() async throws {
    try await LivePage.with(Peer(Self.tree)) { live in
      try await live.apply(
        nil, commands: [Peer.command(.notice) + Peer.string("That didn\u{2019}t work")])
      try await live.until("document.querySelector('output.notice')?.textContent")
      #expect(
        try await live.evaluate(
          "(bar => [bar.textContent, bar.matches(':popover-open'), bar.parentNode.localName].join())"
            + "(document.querySelector('output.notice'))") == "That didn\u{2019}t work,true,html")
      try await live.until("document.querySelectorAll('output').length == 1")
      #expect(try await live.evaluate("document.querySelectorAll('output').length == 1") == true)
    }
  }

  @Test("A page that speaks by requests goes on after its worker has crashed")
  func streamAfterCrash() async throws {
    let folder = try TemporaryFolder()
    let child = try ServerChild("CrashingServer", ["0", folder.path + "/live.sqlite", "1", "30"])
    let browser = try await BrowserPool.take()
    let page = try await browser.newPage()
    try await page.send(
      "Page.addScriptToEvaluateOnNewDocument",
      [
        "source": .string(
          "window.WebSocket = class { constructor() { setTimeout(() => this.onclose({}), 1); } }")
      ])
    try await page.navigate(to: "http://localhost:\(child.port)/")
    func until(_ script: String) async throws {
      for _ in 0..<20 {
        let isSo = try await page.evaluate(
          """
          (async () => { for (let i = 0; i < 100; i++) {
            if (\(script)) return true;
            await new Promise(r => setTimeout(r, 20)); } return false; })()
          """)
        if isSo == true { return }
      }
      Issue.record("never: \(script)")
    }
    let add = "[...document.querySelectorAll('button')].find(b => b.textContent == 'add').click()"
    try await until("!document.forms.length")
    try await page.evaluate(add)
    try await until("document.querySelectorAll('li').length == 4")
    try await page.evaluate(
      "(f => { f.value = 'trap'; f.dispatchEvent(new Event('change', {bubbles: true})); })"
        + "(document.querySelector('input'))")
    try await until("document.querySelector('output.notice')?.textContent.startsWith('That didn')")
    try await page.evaluate(add)
    try await until("document.querySelectorAll('li').length == 5")
    #expect(child.log.filter { $0.contains("has ended by") }.count == 1)
    await BrowserPool.put(browser)
  }

  @Test("A page that the server does not know any more loads itself again")
  func gone() async throws {
    try await LivePage.with(Peer(Self.tree)) { live in
      live.peer.document = live.peer.document.replacing("<title>t", with: "<title>again")
      live.peer.forget()
      live.peer.send([0])
      #expect(await live.peer.wait { live.peer.messages.contains { $0.first == 1 } })
      let title = try await live.evaluate("document.title")
      #expect(title == "again")
    }
  }

  @Test("A page whose place was taken does not come back")
  func replaced() async throws {
    try await LivePage.with(Peer(Self.tree)) { live in
      live.peer.forget()
      live.peer.socket?.close(1000)
      try await live.evaluate("new Promise(r => setTimeout(r, 1200))")
      #expect(live.peer.messages == [])
    }
  }
}
