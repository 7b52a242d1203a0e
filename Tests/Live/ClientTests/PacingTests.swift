import Browser
import DiffProving
import ElementDiff
import ElementTree
import SwiftUI
import Testing
import WebServer

@Suite("The pace of events", .serialized, .timeLimit(.minutes(3)))
@MainActor
struct PacingTests {
  private struct Crowd: View {
    @State private var count = 0
    @State private var sizes: Set<Int> = []
    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "count \(count). sizes \(sizes.count).")
        Button("Press") { count += 1 }
        ForEach(0..<100, id: \.self) { row in
          Color.blue.frame(width: 20, height: 4)
            .onGeometryChange(for: Double.self) {
              $0.size.height
            } action: { _ in
              sizes.insert(row)
            }
        }
      }
    }
  }

  @Test("A hundred sizes and sixty presses at once all arrive over one connection")
  func crowd() async throws {
    var connections = 0
    try await ServedView.with(
      { Crowd() },
      gate: {
        if $0.path == "/-/live" { connections += 1 }
        return nil
      }
    ) { served in
      try await served.evaluate(
        "for (let left = 60; left--;) document.querySelector('button').click()")
      #expect(try await served.shows("count 60. sizes 100."))
      #expect(connections == 1)
    }
  }

  @Test("A press comes behind what was typed, and in front of sizes that wait")
  func order() async throws {
    let tree = ElementTree(
      [
        ModelNode(.button, attributes: [(.id, "b"), (.dataOn, "1")], text: "Press"),
        ModelNode(.input, attributes: [(.id, "f"), (.dataOn, "2")]),
      ]
        + (0..<100).map { _ in ModelNode(.p, attributes: [(.dataOn, "f")], text: "x") })
    try await LivePage.with(Peer(tree)) { live in
      let peer = live.peer
      #expect(await peer.wait { peer.events.count == 100 })
      peer.done(100)
      peer.forget()
      try await live.evaluate(
        """
        new Promise((done) => {
          const first = document.querySelector('p');
          new ResizeObserver((list) => {
            if (first.offsetWidth != 50) return;
            for (const text of ['c', 'ca', 'cat']) {
              f.value = text;
              f.dispatchEvent(new Event('input', { bubbles: true }));
            }
            b.click();
            done();
          }).observe(first);
          for (const p of document.querySelectorAll('p')) p.style.width = '50px';
        })
        """)
      #expect(await peer.wait { peer.events.count >= 102 })
      let slots = peer.events.map(\.slot)
      let press = try #require(slots.firstIndex(of: 1))
      #expect(press < 20)
      #expect(slots[..<press].filter { $0 == 2 }.count >= 1)
      let typed = peer.events.last { $0.slot == 2 }
      #expect(typed?.payload == Array("cat".utf8))
      #expect(slots.lastIndex(of: 2).map { $0 < press } == true)
      #expect(peer.events.map(\.number) == Array(101...(100 + peer.events.count)))
    }
  }

  /// A page that has acknowledged a frame may say nothing of what the frame took away: its server counts
  /// that as wrong, and closes a page that does it thrice.
  @Test("What waits to be told when a frame takes its listener away is not told behind the frame")
  func unwanted() async throws {
    func tree(_ heard: Range<Int>) -> ElementTree {
      ElementTree(
        [ModelNode(.button, attributes: [(.id, "b"), (.dataOn, "1")], text: "Press")]
          + (0..<100).map { row in
            ModelNode(.p, attributes: heard.contains(row) ? [(.dataOn, "f")] : [], text: "x")
          })
    }
    var page = NumberedTree(tree(0..<100))
    let peer = Peer(tree(0..<100))
    peer.answersHello = false
    try await LivePage.with(peer) { live in
      // Sizes are taken behind a frame that is drawn; they wait for the answer to the greeting.
      try await live.evaluate(
        "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => true)"
      )
      // The frame comes right behind that answer, so that most of them still wait for their time.
      peer.done(0)
      try await live.apply(page.update(to: tree(99..<100)).patch)
      // A press acknowledges; what waits is sent one after the other, the last row's size at last.
      try await live.evaluate("b.click()")
      #expect(await peer.wait { peer.events.contains { $0.node == 101 } })
      let acknowledgement = try #require(peer.messages.firstIndex { $0.first == 3 })
      #expect(acknowledgement < 100)
      #expect(peer.messages[acknowledgement...].filter { $0.first == 2 }.count == 2)
      #expect(peer.events.map(\.number) == Array(1...peer.events.count))
    }
  }
}
