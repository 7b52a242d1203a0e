import Browser
import DiffProving
import ElementDiff
import ElementTree
import LivePages
import Testing
import WebServer

@Suite("Frames that wait for modules", .serialized)
@MainActor
struct ModuleTests {
  private static func tree(_ word: String, field: Bool) -> ElementTree {
    ElementTree(
      [
        ModelNode(.button, attributes: [(.id, "b"), (.dataOn, "1")], text: "Press"),
        ModelNode(.p, attributes: [(.id, "p")], text: word),
      ]
        + (field ? [ModelNode(.input, attributes: [(.id, "f"), (.dataOn, "2")])] : []))
  }

  @Test("A frame is shown when its module is there, those behind it after it, and no event is lost")
  func waiting() async throws {
    let first = Self.tree("one", field: false)
    var page = NumberedTree(first)
    let peer = Peer(first)
    peer.heldModule = "controls.js"
    try await LivePage.with(peer) { live in
      peer.send(page.update(to: Self.tree("two", field: true)).patch)
      peer.send(page.update(to: Self.tree("three", field: true)).patch)
      #expect(await peer.wait { peer.heldAnswer != nil })
      try await live.evaluate("b.click()")
      #expect(await peer.wait { !peer.events.isEmpty })
      #expect(try await live.client("page.frame() + p.textContent") == "0one")
      // What was there before each change.
      try await live.evaluate(
        """
        globalThis.shown = [];
        new MutationObserver((list) => shown.push(...list.map((m) => m.oldValue)))
          .observe(document.body, { subtree: true, characterDataOldValue: true });
        """)
      peer.giveModule()
      try await live.applied(2)
      #expect(
        try await live.evaluate("p.textContent + !!document.querySelector('#f')") == "threetrue")
      #expect(try await live.evaluate("shown.join()") == "one,two")
      try await live.evaluate(
        "f.value = 'x'; f.dispatchEvent(new Event('input', { bubbles: true }))")
      #expect(await peer.wait { peer.events.count == 2 })
      #expect(
        peer.events == [
          Peer.Event(number: 1, node: 1, slot: 1, payload: []),
          Peer.Event(number: 2, node: 3, slot: 2, payload: [0x78]),
        ])
    }
  }

  @Test("What scrolls with a frame does so before a reader can; only a lost place is restored")
  func scrolling() async throws {
    let first = ElementTree([
      ModelNode(
        .div, attributes: [(.id, "d")], children: (0..<60).map { ModelNode(.p, text: "row \($0)") })
    ])
    let float: [UInt8] = [0, 0, 0xC8, 0x42]  // 100
    let peer = Peer(body: first.html, css: "#d{height:100px;overflow:auto}")
    peer.heldModule = "actions.js"
    try await LivePage.with(peer) { live in
      peer.send(
        nil,
        commands: [
          Peer.command(.title) + Peer.string("length"), Peer.command(.scroll) + [1, 2] + float,
        ])
      #expect(await peer.wait { peer.heldAnswer != nil })
      #expect(try await live.client("page.frame() + document.title") == "0t")
      peer.giveModule()
      try await live.applied(1)
      #expect(try await live.evaluate("document.title + d.scrollTop") == "length100")
      try await live.evaluate("d.scrollTop = 70")
      try await live.apply(nil, commands: [Peer.command(.scroll) + [1, 2 | 8] + float])
      #expect(try await live.evaluate("d.scrollTop") == 70)
      try await live.evaluate("d.scrollTop = 0")
      try await live.apply(nil, commands: [Peer.command(.scroll) + [1, 2 | 8] + float])
      #expect(try await live.evaluate("d.scrollTop") == 100)
    }
  }

  @Test("A frame that waits for a module when its connection breaks is sent again by the next")
  func breaking() async throws {
    let first = Self.tree("one", field: false)
    var page = NumberedTree(first)
    let peer = Peer(first)
    peer.heldModule = "controls.js"
    try await LivePage.with(peer, isQuiet: false) { live in
      let message = peer.next(page.update(to: Self.tree("two", field: true)).patch.frame())
      peer.send(message)
      #expect(await peer.wait { peer.heldAnswer != nil })
      try await live.evaluate("b.click()")
      #expect(await peer.wait { !peer.events.isEmpty })
      peer.forget()
      peer.socket?.close(1012)
      #expect(await peer.wait { !peer.messages.isEmpty })
      let shape = PageShape(of: first)
      #expect(
        peer.messages.first
          == UpMessage.hello(frame: 0, stored: 0, shape: shape, token: "TOKEN").bytes)
      peer.giveModule()
      // The event is sent again behind the answer, which is read behind the frame.
      #expect(await peer.wait { peer.events.count == 1 })
      #expect(try await live.client("page.frame() + p.textContent") == "0one")
      peer.send(message)
      try await live.applied(1)
      #expect(try await live.evaluate("p.textContent") == "two")
      #expect(peer.events == [Peer.Event(number: 1, node: 1, slot: 1, payload: [])])
    }
  }

  @Test("A field that has the focus before its module is there says so then, once")
  func focus() async throws {
    let peer = Peer(
      ElementTree([ModelNode(.input, attributes: [(.id, "f"), (.value, ""), (.dataOn, "2 6 7")])]))
    let focuses = """
      new MutationObserver(() => globalThis.f && document.activeElement != f && f.focus())
        .observe(document, { childList: true, subtree: true });
      """
    try await LivePage.with(peer, prepare: focuses) { live in
      #expect(await peer.wait { peer.events.count == 1 })
      peer.done(1)
      try await live.evaluate("f.blur()")
      #expect(await peer.wait { peer.events.count == 2 })
      #expect(peer.events.map(\.slot) == [6, 7])
    }
  }
}
