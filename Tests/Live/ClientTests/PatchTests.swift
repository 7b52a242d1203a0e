import Browser
import BrowserPool
import DiffProving
import ElementDiff
import ElementTree
import Foundation
import SeededRandom
import TestSupport
import Testing

@Suite("Patches in Chromium", .serialized)
@MainActor
struct PatchTests {
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Engine/ElementDiffTests/Fixtures")

  /// A tree as the page writes it.
  private static func canonical(_ page: NumberedTree) -> String {
    var text = ""
    let tree = page.tree
    var open: [Int] = []
    var styles = tree.styles
    for (index, node) in tree.nodes.enumerated() {
      while let end = open.last, end <= index {
        text += "</>"
        open.removeLast()
      }
      let own = String(
        decoding: tree.text[Int(node.textStart)..<Int(node.textEnd)], as: UTF8.self)
      text += "#\(page.ids[index]) "
      if node.name == .text {
        text += JSONString.of(own)
        continue
      }
      text += "<\(node.name.string)"
      var attributes: [String: String] = [:]
      let first = Int(node.attributeStart)
      for attribute in tree.attributes[first..<(first + Int(node.attributeCount))] {
        attributes[attribute.name.string] = String(
          decoding: tree.text[Int(attribute.start)..<Int(attribute.end)], as: UTF8.self)
      }
      var classes = (attributes["class"] ?? "").split(separator: " ").map(String.init)
      if node.style != 0 { classes.insert(styles.rule(for: node.style).name, at: 0) }
      attributes["class"] = classes.isEmpty ? nil : classes.joined(separator: " ")
      for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
        text += " \(name)=\(JSONString.of(value))"
      }
      text += ">" + (own.isEmpty ? "" : JSONString.of(own))
      open.append(index + Int(node.span))
    }
    return text + open.map { _ in "</>" }.joined()
  }

  @Test("Every shared fixture gives its page, with the same numbers")
  func fixtures() async throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.fixtures.path)
    try await LivePage.with(Peer(body: "")) { live in
      for file in files.sorted() where file != "names.json" {
        let fixture = try PageFixture(Self.fixtures.appendingPathComponent(file))
        let before = try fixture.before.apply(to: NumberedTree(ElementTree()))
        try await live.apply(fixture.before)
        #expect(
          try await live.content(numbered: true) == Self.canonical(before), "\(file), before")
        live.peer.send(live.peer.next(fixture.frame))
        try await live.applied(live.peer.frame)
        let after = try fixture.patch.apply(to: before)
        #expect(after.ids == fixture.ids)
        #expect(try await live.content(numbered: true) == Self.canonical(after), "\(file)")
        #expect(
          try await live.evaluate(
            "[...document.querySelectorAll('svg, svg *')]"
              + ".every(e => e.namespaceURI == 'http://www.w3.org/2000/svg')") == true)
      }
    }
  }

  @Test("Patches make the nodes that Chromium's parser makes of the new page")
  func random() async throws {
    let start = PropertySeed.start
    let browser = try await BrowserPool.take()
    let parser = try await browser.newPage()
    // Frames are handed to the socket in the page, without the way there.
    let prepare = """
      WebSocket.prototype.send = ((send) => function (bytes) {
        window.socket = this;
        send.call(this, bytes);
      })(WebSocket.prototype.send)
      """
    try await LivePage.with(Peer(body: ""), prepare: prepare) { live in
      for seed in start..<(start + 300) {
        var model = RandomModel(seed: seed)
        var first = model.nodes()
        var second = first
        model.change(&second)
        // A parser has no place for what is in an element that has no end.
        first.removeContentOfVoids()
        second.removeContentOfVoids()
        var page = NumberedTree(ElementTree(first))
        let reset = page.reset().frame()
        let patch = page.update(to: ElementTree(second, ModelStyles(isReversed: true))).patch
        let frames = [live.peer.next(reset), live.peer.next(patch.frame())]
        try await live.client(
          """
          (async () => {
            \(frames).forEach((frame) => socket.onmessage({data: Uint8Array.from(frame)}));
            for (let turns = 1000; turns-- && page.frame() < \(live.peer.frame);)
              await new Promise((done) => setTimeout(done));
          })()
          """)
        let shown = try await live.content(numbered: true)
        #expect(shown == Self.canonical(page), "seed \(seed)")
        let parsed = try await parser.evaluate(
          """
          (\(LivePage.canonical))(new DOMParser().parseFromString(\(JSONString.of(
            "<body xmlns=\"http://www.w3.org/1999/xhtml\">" + page.tree.html + "</body>")),
            'application/xhtml+xml').documentElement, null)
          """)
        #expect(try await live.content() == parsed.string, "seed \(seed)")
        if shown != Self.canonical(page) { break }
      }
    }
    await BrowserPool.put(browser)
  }

  @Test("Rows that are alike but for their strings are what they would be one by one")
  func rows() async throws {
    func tree(_ numbers: Range<Int>, _ extra: (Int) -> [ModelNode] = { _ in [] }) -> ElementTree {
      ElementTree([
        ModelNode(
          .ul,
          children: numbers.map { number in
            ModelNode(
              .li, key: UInt64(number + 1), style: number == 3 ? 1 : 0,
              attributes: [(.id, "r\(number)"), (.dataOn, number % 5 == 4 ? "1 6" : "1")],
              children: [
                ModelNode(.span, text: String(repeating: "é", count: number % 7)),
                ModelNode(.em, style: 2, attributes: [(.title, "t\(number)")], text: "same"),
                ModelNode(.p, text: String(repeating: "x", count: 60 + number % 8)),
              ] + extra(number))
          })
      ])
    }
    let trees = [
      tree(0..<40), tree(20..<90),
      tree(90..<120) { $0 % 2 == 0 ? [ModelNode(.text, text: "t\($0)"), ModelNode(.i)] : [] },
      tree(0..<30) { number in
        [ModelNode(.ul, children: (0..<4).map { ModelNode(.li, text: "\(number).\($0)") })]
      },
      tree(200..<230) { _ in
        [ModelNode(.svg, children: [ModelNode(.path, attributes: [(.d, "M0 0")])])]
      },
    ]
    try await LivePage.with(Peer(body: "")) { live in
      var page = NumberedTree(ElementTree())
      try await live.apply(page.reset())
      for tree in trees {
        try await live.apply(page.update(to: tree).patch)
        #expect(try await live.content(numbered: true) == Self.canonical(page))
      }
      try await live.apply(page.reset())
      #expect(try await live.content(numbered: true) == Self.canonical(page))
    }
  }

  @Test("No frame that was changed or cut is thrown over; the page asks for everything again")
  func hostile() async throws {
    let start = PropertySeed.start
    try await LivePage.with(Peer(body: ""), isQuiet: false) { live in
      var asked = 0
      for seed in start..<(start + 60) {
        var model = RandomModel(seed: seed)
        let first = model.nodes()
        var second = first
        model.change(&second)
        var page = NumberedTree(ElementTree(first))
        try await live.apply(page.reset())
        var frame = page.update(to: ElementTree(second)).patch.frame()
        for _ in 0...model.random.below(3) {
          frame[model.random.below(frame.count)] = UInt8(model.random.below(256))
        }
        if model.random.once(in: 3) { frame.removeLast(model.random.below(frame.count)) }
        let seen = [3] + Peer.varint(live.peer.frame) + [0]
        #expect(await live.peer.wait { live.peer.messages.last == seen })
        live.peer.forget()
        let number = live.peer.frame + 1
        live.peer.send(live.peer.next(frame))
        #expect(
          await live.peer.wait { !live.peer.messages.isEmpty }, "seed \(seed): no answer")
        // Either it fits by chance and is acknowledged, or the page wants another one.
        if live.peer.messages.first == [4] {
          asked += 1
          #expect(try await live.client("page.frame()") == .number(Double(number - 1)))
        }
      }
      #expect(asked > 30)
      var page = NumberedTree(ElementTree([ModelNode(.p, text: "well")]))
      try await live.apply(page.reset())
      #expect(try await live.content() == "<p>\"well\"</>")
      let said = try await live.page.consoleMessages
      #expect(!said.contains { $0.source == .exception }, "\(said)")
    }
  }

  @Test("A gap is noticed, frames are refused until the page comes whole, and acknowledged later")
  func gap() async throws {
    var page = NumberedTree(ElementTree([ModelNode(.p, text: "a")]))
    try await LivePage.with(Peer(page.tree)) { live in
      live.peer.forget()
      let peer = live.peer
      _ = peer.next([])
      peer.send(page.update(to: ElementTree([ModelNode(.p, text: "b")])).patch)
      peer.send(page.update(to: ElementTree([ModelNode(.p, text: "c")])).patch)
      #expect(await peer.wait { peer.messages == [[4]] })
      #expect(try await live.content() == "<p>\"a\"</>\"\\n\"")
      peer.send(page.reset())
      try await live.applied(4)
      #expect(try await live.content() == "<p>\"c\"</>")
      #expect(await peer.wait { peer.messages == [[4], [3, 4, 0]] })
      for text in "defghijk" {
        peer.send(page.update(to: ElementTree([ModelNode(.p, text: "\(text)")])).patch)
      }
      #expect(await peer.wait { peer.messages == [[4], [3, 4, 0], [3, 12, 0]] })
    }
  }
}

/// A file of `ElementDiffTests/Fixtures`, which says what it has.
private struct PageFixture {
  var before: Patch
  var patch: Patch
  var frame: [UInt8]
  var ids: [UInt32]

  init(_ file: URL) throws {
    let members = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    guard let members = members as? [String: Any], let digits = members["frame"] as? String,
      let ids = members["ids"] as? [Int]
    else { throw CocoaError(.fileReadCorruptFile) }
    let patch = { (member: String) in
      let data = try JSONSerialization.data(withJSONObject: members[member] ?? [:])
      return try Patch(json: String(decoding: data, as: UTF8.self))
    }
    before = try patch("before")
    self.patch = try patch("patch")
    frame = digits.split(separator: " ").compactMap { UInt8($0, radix: 16) }
    self.ids = ids.map { UInt32($0) }
  }
}

/// Strings as `JSON.stringify` writes them.
enum JSONString {
  static func of(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension [ModelNode] {
  fileprivate mutating func removeContentOfVoids() {
    for index in indices {
      if self[index].name.isVoid {
        self[index].text = ""
        self[index].children = []
      }
      self[index].children.removeContentOfVoids()
    }
  }
}
