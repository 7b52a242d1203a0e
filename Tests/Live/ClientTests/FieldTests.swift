import Browser
import DiffProving
import ElementDiff
import ElementTree
import Testing
import WebServer

@Suite("Fields and focus", .serialized)
@MainActor
struct FieldTests {
  private static func form(_ value: String, _ rows: String, on: String = "2") -> ElementTree {
    ElementTree([
      ModelNode(
        .ul,
        children: rows.map {
          ModelNode(
            .li, key: UInt64($0.unicodeScalars.first?.value ?? 0),
            children: [
              ModelNode(
                .input,
                attributes: [
                  (.id, "f\($0)"), (.value, $0 == "a" ? value : "-"), (.dataOn, on),
                ])
            ])
        })
    ])
  }

  private static let state = """
    (() => { const field = document.activeElement;
      return [field.id, field.value, field.selectionStart, field.selectionEnd].join(); })()
    """

  @Test("A field keeps focus, selection and place while rows around it come, go and move")
  func focus() async throws {
    var page = NumberedTree(Self.form("hello", "abc"))
    try await LivePage.with(Peer(page.tree)) { live in
      try await live.evaluate("fa.focus(), fa.setSelectionRange(1, 3)")
      for rows in ["cab", "xcaby", "a", "bca", "cba"] {
        try await live.apply(page.update(to: Self.form("hello", rows)).patch)
        #expect(try await live.evaluate(Self.state) == "fa,hello,1,3", "\(rows)")
      }
      try await live.apply(page.reset())
      #expect(try await live.evaluate(Self.state) == "fa,hello,1,3")
    }
  }

  @Test("A text of 60 KB is sent whole; one that is longer than an event stays until it is shorter")
  func longTexts() async throws {
    let tree = ElementTree([
      ModelNode(.textarea, attributes: [(.id, "t"), (.dataOn, "2 5")], text: ""),
      ModelNode(.button, attributes: [(.id, "b"), (.dataOn, "1")], text: "B"),
    ])
    var page = NumberedTree(tree)
    try await LivePage.with(Peer(tree)) { live in
      let peer = live.peer
      func type(_ text: String) async throws {
        try await live.evaluate(
          "(t.value = \(text), t.dispatchEvent(new Event('input', {bubbles: true})), 0)")
      }
      try await type("'x'.repeat(60000)")
      #expect(await peer.wait { peer.events.count == 1 })
      #expect(peer.events.last?.payload.count == 60_000)
      try await live.apply(page.update(to: tree).patch, event: 1)
      peer.done(1)
      try await type("'é'.repeat(32768)")
      #expect(await peer.wait { peer.events.count == 2 })
      #expect(peer.events.last?.payload.count == 65_536)
      peer.done(2)
      try await type("'é'.repeat(32768) + 'x'")
      // What is done afterwards is sent, and answers leave the text as it is.
      try await live.evaluate("b.click()")
      #expect(await peer.wait { peer.events.count == 3 })
      #expect(peer.events.last?.slot == 1)
      #expect(try await live.evaluate("t.validationMessage") == "Too long")
      try await live.apply(
        page.update(
          to: ElementTree([
            ModelNode(.textarea, attributes: [(.id, "t"), (.dataOn, "2 5")], text: "other"),
            ModelNode(.button, attributes: [(.id, "b"), (.dataOn, "1")], text: "B"),
          ])
        ).patch, event: 3)
      #expect(try await live.evaluate("t.value.length") == 32_769)
      try await type("'short'")
      #expect(await peer.wait { peer.events.count == 4 })
      #expect(peer.events.last?.payload == Array("short".utf8))
      #expect(try await live.evaluate("t.validationMessage") == "")
      #expect(peer.socket?.isOpen == true)
    }
  }

  @Test("What was typed before the script has run is sent when it has")
  func typedBefore() async throws {
    let tree = ElementTree([
      ModelNode(.input, attributes: [(.id, "f"), (.value, "old"), (.dataOn, "2")]),
      ModelNode(.textarea, attributes: [(.id, "t"), (.dataOn, "2")], text: "same"),
    ])
    let prepare = """
      new MutationObserver((_, observer) => {
        const field = document.getElementById('f');
        if (field && document.getElementById('t')) {
          observer.disconnect();
          field.value = 'new';
          field.setSelectionRange(3, 3);
        }
      }).observe(document, {childList: true, subtree: true});
      """
    try await LivePage.with(Peer(tree), prepare: prepare) { live in
      #expect(await live.peer.wait { live.peer.events.count == 1 })
      #expect(
        live.peer.events == [
          Peer.Event(number: 1, node: 1, slot: 2, payload: Array("new".utf8))
        ])
    }
  }

  @Test("Without moveBefore focus, selection and scroll positions are put back")
  func insertBefore() async throws {
    var page = NumberedTree(Self.form("hello", "abc"))
    try await LivePage.with(
      Peer(page.tree), prepare: "delete Element.prototype.moveBefore"
    ) { live in
      try await live.evaluate("fa.focus(), fa.setSelectionRange(1, 3)")
      for rows in ["cab", "bca", "abc", "cba"] {
        try await live.apply(page.update(to: Self.form("hello", rows)).patch)
        #expect(try await live.evaluate(Self.state) == "fa,hello,1,3", "\(rows)")
      }
    }
  }

  @Test("Typed text stays until the server has seen it, then shows the server's value")
  func typed() async throws {
    var page = NumberedTree(Self.form("", "ab"))
    try await LivePage.with(Peer(page.tree)) { live in
      let peer = live.peer
      try await live.evaluate("fa.focus()")
      try await live.page.type("a")
      #expect(await peer.wait { peer.events.count == 1 })
      try await live.page.type("bc")
      // The second is held until the first is stored.
      try await live.apply(page.update(to: Self.form("A", "ba")).patch, event: 1)
      #expect(await peer.wait { peer.events.count == 2 })
      #expect(
        peer.events.map(\.payload) == [Array("a".utf8), Array("abc".utf8)])
      #expect(try await live.evaluate(Self.state) == "fa,abc,3,3")
      try await live.apply(page.update(to: Self.form("ABC", "ab")).patch, event: 2)
      #expect(try await live.evaluate(Self.state) == "fa,ABC,3,3")
      // A value that the server refuses.
      try await live.page.type("!")
      #expect(await peer.wait { peer.events.count == 3 })
      peer.done(3)
      try await live.apply(nil, event: 3)
      #expect(try await live.evaluate(Self.state) == "fa,ABC,3,3")
    }
  }

  @Test("A field that composes is not written to before its composition has ended")
  func composition() async throws {
    var page = NumberedTree(Self.form("", "ab"))
    try await LivePage.with(Peer(page.tree)) { live in
      try await live.evaluate("fa.focus()")
      try await live.page.send(
        "Input.imeSetComposition", ["text": "か", "selectionStart": 1, "selectionEnd": 1])
      #expect(await live.peer.wait { !live.peer.events.isEmpty })
      try await live.apply(page.update(to: Self.form("KA", "ba")).patch, event: 1)
      #expect(try await live.evaluate(Self.state) == "fa,か,1,1")
      try await live.page.send("Input.insertText", ["text": "か"])
      #expect(await live.peer.wait { live.peer.events.count >= 2 })
      let count = live.peer.events.count
      try await live.apply(page.update(to: Self.form("Ka", "ab")).patch, event: count)
      #expect(try await live.evaluate("fa.value") == "Ka")
    }
  }

  @Test("Text that is held is sent in front of what is pressed")
  func order() async throws {
    let tree = ElementTree([
      ModelNode(.input, attributes: [(.id, "f"), (.value, ""), (.dataOn, "2 5 6 7")]),
      ModelNode(.button, attributes: [(.id, "b"), (.dataOn, "1")], text: "Send"),
      ModelNode(.input, attributes: [(.id, "c"), (.type, "checkbox"), (.dataOn, "4")]),
    ])
    try await LivePage.with(Peer(tree)) { live in
      try await live.evaluate("f.focus()")
      try await live.page.type("ab\n")
      try await live.evaluate("c.click(), b.click(), f.blur()")
      #expect(await live.peer.wait { live.peer.events.last?.slot == 7 })
      let all = live.peer.events
      #expect(all.map(\.number) == Array(1...all.count))
      // How many events typing makes is a question of time.
      let typed = all.filter { $0.slot == 2 }
      #expect(all.map(\.slot) == [6] + typed.map(\.slot) + [5, 4, 1, 7])
      #expect(all.map(\.node) == [1] + typed.map { _ in 1 } + [1, 3, 2, 1])
      #expect(typed.last?.payload == Array("ab".utf8))
      #expect(all.suffix(3).first?.payload == [1])
    }
  }

  @Test("A selection in text and scroll positions stay")
  func selection() async throws {
    func tree(_ text: String, _ rows: Int) -> ElementTree {
      ElementTree([
        ModelNode(.p, attributes: [(.id, "p")], text: text),
        ModelNode(
          .div, attributes: [(.id, "d")],
          children: (0..<rows).map { ModelNode(.p, key: UInt64($0 + 1), text: "row \($0)") }),
      ])
    }
    var page = NumberedTree(tree("one two three", 60))
    let peer = Peer(body: page.tree.html, css: "#d{height:100px;overflow:auto}")
    try await LivePage.with(peer) { live in
      try await live.evaluate(
        "getSelection().setBaseAndExtent(p.firstChild, 4, p.firstChild, 7), d.scrollTop = 200")
      try await live.apply(page.update(to: tree("one TWO three", 61)).patch)
      #expect(try await live.evaluate("getSelection() + '' + d.scrollTop") == "TWO200")
      try await live.apply(page.reset())
      #expect(try await live.evaluate("getSelection() + '' + d.scrollTop") == "TWO200")
    }
  }

  @Test("State of controls is set, and taken back when the server refuses it")
  func controls() async throws {
    func tree(_ isOn: Bool) -> ElementTree {
      ElementTree([
        ModelNode(
          .input,
          attributes: [(.id, "c"), (.type, "checkbox"), (.dataOn, "4")]
            + (isOn ? [(.checked, "")] : [])),
        ModelNode(
          .select, attributes: [(.id, "s")],
          children: [
            ModelNode(.option, text: "x"),
            ModelNode(.option, attributes: isOn ? [(.selected, "")] : [], text: "y"),
          ]),
        ModelNode(
          .details, attributes: [(.id, "t"), (.dataOn, "8")] + (isOn ? [(.open, "")] : []),
          children: [ModelNode(.summary, text: "more")]),
        ModelNode(.textarea, attributes: [(.id, "a")], text: isOn ? "on" : "off"),
      ])
    }
    let state = "[c.checked, s.value, t.open, a.value].join()"
    var page = NumberedTree(tree(false))
    try await LivePage.with(Peer(page.tree)) { live in
      #expect(try await live.evaluate("a.value = 'typed', " + state) == "false,x,false,typed")
      try await live.apply(page.update(to: tree(true)).patch)
      #expect(try await live.evaluate(state) == "true,y,true,on")
      try await live.evaluate("c.click()")
      #expect(await live.peer.wait { live.peer.events.count == 1 })
      live.peer.done(1)
      try await live.apply(nil, event: 1)
      #expect(try await live.evaluate(state) == "true,y,true,on")
      // What the server has opened is nothing that the reader did.
      try await live.evaluate("t.querySelector('summary').click()")
      #expect(await live.peer.wait { live.peer.events.count == 2 })
      #expect(live.peer.events.map(\.slot) == [4, 8])
      #expect(live.peer.events.map(\.payload) == [[0], [0]])
    }
  }

  @Test("What becomes of one choice doesn't take back the next; a refused one is taken back")
  func choices() async throws {
    func tree(_ chosen: String) -> ElementTree {
      ElementTree(
        ["x", "y", "z"].map { id in
          ModelNode(
            .input,
            attributes: [(.id, id), (.type, "radio"), (.name, "g"), (.dataOn, "4")]
              + (id == chosen ? [(.checked, "")] : []))
        })
    }
    let state = "[x.checked, y.checked, z.checked].join()"
    var page = NumberedTree(tree("x"))
    try await LivePage.with(Peer(page.tree)) { live in
      try await live.evaluate("y.click(); z.click()")
      #expect(await live.peer.wait { live.peer.events.count == 2 })
      try await live.apply(page.update(to: tree("y")).patch, event: 1)
      #expect(try await live.evaluate(state) == "false,false,true")
      try await live.apply(page.update(to: tree("z")).patch, event: 2)
      #expect(try await live.evaluate(state) == "false,false,true")
      try await live.evaluate("x.click()")
      #expect(await live.peer.wait { live.peer.events.count == 3 })
      live.peer.done(3)
      try await live.until("z.checked")
      #expect(try await live.evaluate(state) == "false,false,true")
    }
  }
}
