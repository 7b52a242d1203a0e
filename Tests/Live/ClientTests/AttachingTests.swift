import Browser
import DiffProving
import ElementDiff
import ElementTree
import LivePages
import Testing

@Suite("Attaching", .serialized)
@MainActor
struct AttachingTests {
  private static func list(_ liked: Int?) -> ElementTree {
    ElementTree(
      [
        ModelNode(.h1, style: 1, text: "Moments"),
        ModelNode(
          .ul,
          children: (0..<3).map { row in
            ModelNode(
              .li, key: UInt64(row + 1), style: liked == row ? 3 : 2,
              children: [
                ModelNode(.span, text: "Row \(row)"),
                ModelNode(
                  .button, attributes: [(.dataOn, "1")], text: "Like"),
              ])
          }),
        ModelNode(.p, children: [ModelNode(.text, text: "a"), ModelNode(.em, text: "b")]),
      ])
  }

  @Test("A page says hello, sends what is pressed, and shows what comes back")
  func like() async throws {
    let first = Self.list(nil)
    var page = NumberedTree(first)
    try await LivePage.with(Peer(first)) { live in
      let hello = UpMessage.hello(
        frame: 0, stored: 0, shape: PageShape(of: first), token: "TOKEN")
      #expect(live.peer.messages == [hello.bytes])
      try await live.evaluate("document.querySelectorAll('button')[1].click()")
      #expect(await live.peer.wait { !live.peer.events.isEmpty })
      #expect(live.peer.events == [Peer.Event(number: 1, node: 8, slot: 1, payload: [])])
      try await live.apply(page.update(to: Self.list(1)).patch, event: 1)
      try await live.apply(page.update(to: Self.list(2)).patch, event: 1)
      #expect(
        try await live.evaluate(
          "[...document.querySelectorAll('li')].map(b => getComputedStyle(b).width).join()")
          == "2px,2px,3px")
    }
  }
}
