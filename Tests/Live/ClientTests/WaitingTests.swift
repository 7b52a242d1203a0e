import Browser
import ElementDiff
import ElementTree
import LivePages
import Testing
import WebServer

@Suite("Waiting for the server", .serialized)
@MainActor
struct WaitingTests {
  private static let body =
    "<button id=\"a\" data-on=\"1\">A</button><button id=\"b\" data-on=\"1\">B</button>"

  /// The sign along the page's top.
  private static let sign = "document.querySelector('body ~ output:last-of-type')"
  /// The bar that says that the line is lost.
  private static let bar = "document.querySelector('body ~ output:not(:last-of-type)')"

  /// Keeps timers of five seconds and more for a test to run, as if their time had come.
  private static let timers = """
    window.timers = [];
    const after = window.setTimeout;
    window.setTimeout = (action, time, ...values) =>
      time >= 5e3 ? timers.push([time, action]) : after(action, time, ...values);
    """

  /// Has the animations of an element stand where they begin, however long the test takes.
  private func hold(_ element: String, in live: LivePage) async throws {
    try await live.evaluate(
      "\(element).getAnimations().forEach(a => { a.pause(); a.currentTime = 0; })")
  }

  /// When an animation begins, in milliseconds, and how it is called.
  private func begins(_ element: String, in live: LivePage) async throws -> JSONValue {
    try await live.evaluate(
      """
      (a => a ? a.animationName + ' ' + a.effect.getTiming().delay : 'none')
        (\(element).getAnimations()[0])
      """)
  }

  @Test("What is pressed says after 150 ms that nothing has come of it, the page after a second")
  func signs() async throws {
    try await LivePage.with(Peer(body: Self.body, css: Peer.rules)) { live in
      let visible = "getComputedStyle(\(Self.sign)).visibility"
      #expect(try await live.evaluate(visible) == "hidden")
      #expect(try await begins("a", in: live) == "none")
      try await live.evaluate("a.click()")
      #expect(await live.peer.wait { live.peer.events.count == 1 })
      #expect(try await live.evaluate("a.ariaBusy") == "true")
      #expect(try await live.evaluate("b.ariaBusy") == .null)
      #expect(try await begins("a", in: live) == "l-busy 150")
      #expect(try await begins(Self.sign, in: live) == "l-show 1000")
      // As if that time had passed.
      try await live.evaluate("\(Self.sign).getAnimations().forEach(a => a.finish())")
      #expect(try await live.evaluate(visible) == "visible")
      #expect(try await live.evaluate("\(Self.sign).textContent") == "Wait")
      live.peer.done(1)
      try await live.until("!a.ariaBusy")
      #expect(try await begins("a", in: live) == "none")
      #expect(try await live.evaluate(visible) == "hidden")
    }
  }

  @Test("With less motion signs stand still")
  func lessMotion() async throws {
    let css = Peer.baseRules + Peer.rules
    try await LivePage.with(Peer(body: Self.body, css: css)) { live in
      try await live.page.send(
        "Emulation.setEmulatedMedia",
        ["features": [["name": "prefers-reduced-motion", "value": "reduce"]]])
      try await live.evaluate("a.click()")
      try await live.until("getComputedStyle(a).opacity == 0.4")
      #expect(try await live.evaluate("getComputedStyle(a).opacity") == "0.4")
      #expect(try await live.evaluate("getComputedStyle(a).animationIterationCount") == "1")
    }
  }

  @Test("A reader hears of it: what becomes seen is a status")
  func status() async throws {
    try await LivePage.with(Peer(body: Self.body, css: Peer.rules)) { live in
      func said() async throws -> [String] {
        try await live.page.accessibilityTree().flatMap(\.flattened).filter { $0.role == "status" }
          .map { $0.flattened.last?.name ?? "" }
      }
      #expect(try await said() == [])
      try await live.evaluate("a.click()")
      try await live.until("\(Self.sign).getAnimations().length")
      try await live.evaluate("\(Self.sign).getAnimations().forEach(a => a.finish())")
      let seen = try await said()
      #expect(seen == ["Wait"])
    }
  }

  @Test("A line that hangs is cut five seconds after a press, and the press is sent again")
  func hangingPress() async throws {
    try await LivePage.with(
      Peer(body: Self.body, css: Peer.rules), prepare: Self.timers
    ) { live in
      let first = live.peer.socket
      try await live.until("timers.length")
      try await live.evaluate("a.click()")
      #expect(await live.peer.wait { live.peer.events.count == 1 })
      live.peer.forget()
      #expect(try await live.evaluate("timers.at(-1)[0]") == 5000)
      try await live.evaluate("timers.at(-1)[1]()")
      #expect(await live.peer.wait { live.peer.events.count == 1 })
      #expect(live.peer.socket !== first)
      #expect(live.peer.messages.first?.first == 1)
      #expect(live.peer.events == [Peer.Event(number: 1, node: 1, slot: 1, payload: [])])
    }
  }

  @Test("A line on which something comes is not cut, whatever was pressed before")
  func livelyPress() async throws {
    try await LivePage.with(
      Peer(body: Self.body, css: Peer.rules), prepare: Self.timers
    ) { live in
      let first = live.peer.socket
      try await live.evaluate("a.click()")
      #expect(await live.peer.wait { live.peer.events.count == 1 })
      try await live.evaluate("window.before = timers.length")
      // What a server sends with its pings.
      live.peer.send([])
      try await live.until("timers.length > before")
      try await live.evaluate("timers.slice(0, before).forEach(([, action]) => action())")
      try await live.evaluate("b.click()")
      #expect(await live.peer.wait { live.peer.events.count == 2 })
      #expect(live.peer.socket === first)
      #expect(live.peer.messages.filter { $0.first == 1 }.count == 1)
    }
  }

  @Test("A line on which nothing comes for 25 seconds is cut, without a press")
  func hangingLine() async throws {
    try await LivePage.with(
      Peer(body: Self.body, css: Peer.rules), prepare: Self.timers
    ) { live in
      let first = live.peer.socket
      live.peer.send([])
      try await live.until("timers.length > 2")
      live.peer.forget()
      #expect(try await live.evaluate("timers.at(-1)[0]") == 25000)
      try await live.evaluate("timers.at(-1)[1]()")
      #expect(await live.peer.wait { live.peer.messages.first?.first == 1 })
      #expect(live.peer.socket !== first)
    }
  }

  @Test("A stream that hangs is cut, too")
  func hangingStream() async throws {
    let peer = Peer(body: Self.body, css: Peer.rules)
    peer.acceptsSockets = false
    try await LivePage.with(peer, isQuiet: false, prepare: Self.timers) { live in
      #expect(await peer.wait { peer.stream != nil })
      let first = peer.stream
      try await live.evaluate("b.click()")
      #expect(await peer.wait { peer.events.count == 1 })
      peer.acceptsSockets = true
      try await live.evaluate("timers.at(-1)[1]()")
      #expect(await peer.wait { peer.socket != nil || peer.stream !== first })
    }
  }

  @Test("A lost line is said after a second, as the page says it")
  func lost() async throws {
    let peer = Peer(body: Self.body, css: Peer.rules)
    try await LivePage.with(peer, isQuiet: false) { live in
      peer.stop()
      try await live.until(Self.bar)
      try await hold(Self.bar, in: live)
      #expect(try await begins(Self.bar, in: live) == "l-show 1000")
      #expect(try await live.evaluate("getComputedStyle(\(Self.bar)).visibility") == "hidden")
      try await live.evaluate("\(Self.bar).getAnimations().forEach(a => a.finish())")
      #expect(try await live.evaluate("getComputedStyle(\(Self.bar)).visibility") == "visible")
      #expect(try await live.evaluate("\(Self.bar).innerText") == "Lost")
      try peer.start()
      try await live.until("!\(Self.bar)")
      #expect(try await live.evaluate("\(Self.bar)") == .null)
    }
  }
}
