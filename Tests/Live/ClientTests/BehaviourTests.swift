import Browser
import DiffProving
import ElementDiff
import LivePages
import ElementTree
import Testing

@Suite("Behaviour of elements", .serialized)
@MainActor
struct BehaviourTests {
  private nonisolated static func floats(_ event: Peer.Event, from start: Int = 1) -> [Float] {
    stride(from: start, to: event.payload.count - 3, by: 4).map { index in
      Float(
        bitPattern: (0..<4).reduce(UInt32(0)) {
          $0 | UInt32(event.payload[index + $1]) << UInt32(8 * $1)
        })
    }
  }

  @Test("A dialog is modal, Escape closes it and says so, and the server closes it without an echo")
  func dialog() async throws {
    func tree(_ isOpen: Bool) -> ElementTree {
      ElementTree([
        ModelNode(
          .dialog, attributes: [(.id, "d"), (.dataOn, "8")] + (isOpen ? [(.open, "")] : []),
          children: [ModelNode(.button, text: "x")])
      ])
    }
    var page = NumberedTree(tree(false))
    try await LivePage.with(Peer(page.tree)) { live in
      let isModal = "d.matches(':modal')"
      try await live.apply(page.update(to: tree(true)).patch)
      #expect(try await live.evaluate(isModal) == true)
      try await live.apply(page.update(to: tree(false)).patch)
      #expect(try await live.evaluate("d.open") == false)
      try await live.apply(page.update(to: tree(true)).patch)
      try await live.evaluate("new Promise(r => setTimeout(r, 50))")
      #expect(live.peer.events == [])
      try await live.page.press(.escape)
      #expect(await live.peer.wait { !live.peer.events.isEmpty })
      #expect(live.peer.events == [Peer.Event(number: 1, node: 1, slot: 8, payload: [0])])
      // One that comes open, and one that is open from the start.
      var other = NumberedTree(ElementTree())
      try await live.apply(other.reset(), event: 1)
      try await live.apply(other.update(to: tree(true)).patch, event: 1)
      #expect(try await live.evaluate(isModal) == true)
    }
    try await LivePage.with(Peer(tree(true))) { live in
      let isModal = try await live.evaluate("d.matches(':modal')")
      #expect(isModal == true)
    }
  }

  @Test("Entering elements begin in their class; leaving ones end in it, inert and unnumbered")
  func motion() async throws {
    func tree(_ isShown: Bool) -> ElementTree {
      ElementTree([
        ModelNode(
          .div, attributes: [(.id, "o")],
          children: isShown
            ? [
              ModelNode(
                .p, attributes: [(.id, "m"), (.dataEnter, "in"), (.dataLeave, "out")], text: "x")
            ] : []),
        ModelNode(.p, text: "after"),
      ])
    }
    var page = NumberedTree(tree(true))
    let css = "#m{opacity:1;transition:opacity 60s}.in,.out{opacity:0!important}"
    try await LivePage.with(Peer(body: page.tree.html, css: css)) { live in
      try await live.apply(page.update(to: tree(false)).patch)
      #expect(try await live.evaluate("m.className + m.inert") == "outtrue")
      try await live.apply(page.update(to: tree(true)).patch)
      #expect(try await live.content(numbered: true).contains("#4 <p"))
      #expect(
        try await live.evaluate(
          "o.lastChild.className + (getComputedStyle(o.lastChild).opacity < 1)") == "true")
      // However busy the machine is, nothing has come to its end before this.
      try await live.evaluate(
        """
        \(ServedView.animations).forEach(a => a.finish()),
        new Promise(r => requestAnimationFrame(() => setTimeout(r, 50)))
        """)
      #expect(
        try await live.evaluate(
          "o.childNodes.length + getComputedStyle(o.lastChild).opacity") == "11")
    }
  }

  @Test("A frame that is animated changes style by its transition")
  func animate() async throws {
    func tree(_ style: Int) -> ElementTree {
      ElementTree([ModelNode(.p, style: style, attributes: [(.id, "p")], text: "x")])
    }
    var page = NumberedTree(tree(2))
    try await LivePage.with(Peer(page.tree)) { live in
      let animation = Peer.command(.animate) + Peer.varint(0) + Peer.string("10s linear")
      try await live.apply(page.update(to: tree(8)).patch, commands: [animation])
      let animations = try await live.evaluate(
        "p.getAnimations().map(a => a.transitionProperty + a.effect.getTiming().duration).join()")
      #expect(animations == "background-image10000,width10000")
      try await live.apply(page.update(to: tree(3)).patch)
      #expect(
        try await live.evaluate(
          "[getComputedStyle(p).width, p.getAnimations().length].join()") == "3px,0")
    }
  }

  @Test("A drag begins at its distance, reports position and velocity, and ends")
  func drag() async throws {
    let tree = ElementTree([
      ModelNode(.div, attributes: [(.id, "d"), (.dataOn, "b10 a60000")], text: "x")
    ])
    let css = "body{margin:0}#d{position:absolute;left:10px;top:20px;width:200px;height:200px}"
    try await LivePage.with(Peer(body: tree.html, css: css)) { live in
      let peer = live.peer
      try await live.page.moveMouse(x: 60, y: 70)
      try await live.page.pressMouse(x: 60, y: 70)
      try await live.page.moveMouse(x: 63, y: 70)
      #expect(await peer.wait { peer.events.count == 1 })
      try await live.page.moveMouse(x: 80, y: 90)
      #expect(await peer.wait { peer.events.count >= 3 })
      try await live.page.moveMouse(x: 300, y: 90)
      try await live.page.releaseMouse(x: 300, y: 90)
      #expect(await peer.wait { peer.events.last?.payload.first == 2 })
      #expect(peer.events.map(\.slot).prefix(3) == [10, 10, 11])
      #expect(peer.events.prefix(3).map { $0.payload.first } == [0, 3, 0])
      #expect(Self.floats(peer.events[2]).prefix(4) == [50, 50, 70, 70])
      let last = try #require(peer.events.last)
      #expect(last.slot == 11)
      #expect(Self.floats(last).prefix(4) == [50, 50, 290, 70])
      #expect(Self.floats(last).count == 6)
      let areFinite = Self.floats(last).allSatisfy { $0.isFinite }
      #expect(areFinite)
    }
  }

  @Test("Taps, long presses, hovering, sizes, scrolling and visibility are reported")
  func gestures() async throws {
    let tree = ElementTree([
      ModelNode(.div, attributes: [(.id, "t"), (.dataOn, "9 a200 e")], text: "x"),
      ModelNode(
        .div, attributes: [(.id, "s"), (.dataOn, "f g h")],
        children: [ModelNode(.p, attributes: [(.id, "long")], text: "y")]),
    ])
    let css = """
      body{margin:0}#t{width:100px;height:50px}#s{width:100px;height:40px;overflow:auto}
      #long{margin:0;height:500px}
      """
    try await LivePage.with(Peer(body: tree.html, css: css)) { live in
      let peer = live.peer
      @MainActor func event(_ slot: Int) -> Peer.Event? { peer.events.last { $0.slot == slot } }
      #expect(await peer.wait { event(15) != nil && event(16) != nil && event(17) != nil })
      #expect(event(15).map { Self.floats($0, from: 0) } == [100, 40, 0, 50])
      #expect(event(16).map { Self.floats($0) } == [0, 0, 100, 500, 100, 40])
      #expect(event(16)?.payload.first == 1)
      #expect(event(17)?.payload == [1])
      peer.done(peer.events.count)
      try await live.evaluate("s.scrollTop = 30")
      #expect(await peer.wait { event(16).map { Self.floats($0)[1] } == 30 })
      peer.done(peer.events.count)
      // It rests.
      #expect(await peer.wait { event(16)?.payload.first == 1 })
      try await live.page.click(x: 20, y: 10)
      #expect(await peer.wait { event(9) != nil })
      #expect(event(9)?.payload.first == 1)
      #expect(event(9).map { Self.floats($0) } == [20, 10])
      #expect(event(14)?.node == 1)
      // Let go too early.
      #expect(event(10)?.payload == [3])
      try await live.page.pressMouse(x: 20, y: 10)
      #expect(await peer.wait { event(10)?.payload == [2] })
      try await live.page.releaseMouse(x: 20, y: 10)
    }
  }

  @Test("What an element no more asks for is not told when the browser sees it later")
  func askedNoMore() async throws {
    func tree(_ slots: String?) -> ElementTree {
      ElementTree([
        ModelNode(
          .div, attributes: [(.id, "s")] + (slots.map { [(.dataOn, $0)] } ?? []),
          children: [ModelNode(.p, text: "y")])
      ])
    }
    let first = tree("f g h")
    var page = NumberedTree(first)
    let css = "body{margin:0}#s{width:100px;height:40px;overflow:auto}p{margin:0;height:500px}"
    try await LivePage.with(Peer(body: first.html, css: css)) { live in
      let peer = live.peer
      #expect(await peer.wait { Set(peer.events.map(\.slot)).isSuperset(of: [15, 16, 17]) })
      peer.done(peer.events.count)
      let count = peer.events.count
      try await live.apply(page.update(to: tree(nil)).patch)
      try await live.evaluate(
        "s.style.width = '70px'; s.scrollTop = 30; s.style.marginTop = '5000px'")
      // Observers are asked in a frame; then another control is used, whose event is the next.
      try await live.evaluate(
        "new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(r))))")
      try await live.apply(page.update(to: tree("9")).patch)
      try await live.evaluate("s.style.marginTop = 0; s.click()")
      #expect(await peer.wait { peer.events.contains { $0.slot == 9 } })
      #expect(peer.events.dropFirst(count).map(\.slot) == [9])
    }
  }

  @Test("Commands are carried out: title, history, focus, custom properties, showing a node")
  func commands() async throws {
    let tree = ElementTree([
      ModelNode(.input, attributes: [(.id, "f")]),
      ModelNode(
        .div, attributes: [(.id, "d")],
        children: (0..<60).map { ModelNode(.p, attributes: [(.id, "p\($0)")], text: "row") }),
    ])
    let peer = Peer(body: tree.html, css: "#d{height:100px;overflow:auto}")
    try await LivePage.with(peer) { live in
      let one: [UInt8] = [0, 0, 0x80, 0x3F]
      try await live.apply(
        nil,
        commands: [
          Peer.command(.title) + Peer.string("T"),
          Peer.command(.push) + Peer.string("/other?a=b"), Peer.command(.focus) + [1],
          Peer.command(.set) + [1] + Peer.string("--offset") + Peer.string("3px"),
          Peer.command(.reveal) + [62, 2] + one,
        ])
      try await live.until("d.scrollTop")
      #expect(
        try await live.evaluate(
          "[document.title, location.pathname + location.search, document.activeElement.id, "
            + "f.style.getPropertyValue('--offset'), d.scrollTop > 500].join()")
          == "T,/other?a=b,f,3px,true")
      try await live.apply(
        nil,
        commands: [
          Peer.command(.unset) + [1] + Peer.string("--offset"), Peer.command(.focus) + [0],
        ])
      try await live.until("!f.style.length")
      #expect(
        try await live.evaluate(
          "[f.style.length, document.activeElement.localName].join()") == "0,body")
      try await live.apply(nil, commands: [Peer.command(.back) + [1]])
      #expect(await peer.wait { !peer.events.isEmpty })
      #expect(
        peer.events == [Peer.Event(number: 1, node: 0, slot: 19, payload: Array("/page".utf8))])
    }
  }

  @Test("Rules register the lengths that they declare")
  func rules() async throws {
    var builder = ElementBuilder()
    let first = builder.open(.p, style: 0, key: 0)
    builder.close(first)
    let before = builder.finish()
    let rule = StyleRule(body: "--x0:5px;width:var(--x0)")
    let texts = [
      "@property --x0{syntax:\"\\3c length>\";inherits:true;initial-value:0px}",
      ".\(rule.name){\(rule.body)}",
    ]
    let blob = Array(texts.joined().utf8)
    var frame: [UInt8] = [0xA2] + Peer.varint(blob.count) + blob + [2]
    for text in texts { frame += Peer.varint(text.utf8.count * 2) }
    frame += [4, 2, 1]
    let peer = Peer(before)
    try await LivePage.with(peer) { live in
      peer.send(peer.next(frame))
      try await live.applied(1)
      #expect(
        try await live.evaluate(
          "[getComputedStyle(document.querySelector('p')).width, "
            + "getComputedStyle(document.body).getPropertyValue('--x0')].join()") == "5px,0px")
    }
  }
}
