import Browser
import Testing

@Suite("Forged patches in Chromium")
@MainActor
struct ForgedPatchTests {
  static let names = [
    "__proto__", "constructor", "prototype", "__defineGetter__", "hasOwnProperty", "toString",
    "valueOf",
  ]

  /// A frame whose one operation, on the page's first node, has names that it brings itself.
  static func frame(_ operation: UInt8, _ strings: [String]) -> [UInt8] {
    let blob = Array(strings.joined().utf8)
    let operands = strings.map { UInt8($0.utf8.count * 2) }
    // The version and a blob; the operation, the node, a new name, and the lengths.
    return [0x82, UInt8(blob.count)] + blob + [operation, 2, 0] + operands
  }

  /// What every object has, and what it has of it as its own.
  static let shared = """
    JSON.stringify([Object, Array, Map, Function, Element, Node].map(type =>
      [type.name, Reflect.ownKeys(type.prototype).map(String), String(type.prototype.toString),
        Object.getPrototypeOf(type.prototype)?.constructor.name]))
    """

  @Test("Names of attributes and properties reach no prototype", arguments: [2, 3, 5] as [UInt8])
  func prototypes(_ operation: UInt8) async throws {
    try await LivePage.with(Peer(body: "<input data-on=\"2\"/>")) { live in
      // The module that sets properties.
      let controls =
        "performance.getEntriesByType('resource').find(e => e.name.includes('/controls'))"
      try await live.until(controls)
      try await live.evaluate("import(\(controls).name).then(() => 1)")
      let before = try await live.evaluate(Self.shared).string
      for name in Self.names {
        let strings = operation == 3 ? [name] : [name, "polluted"]
        live.peer.send(live.peer.next(Self.frame(operation, strings)))
        try await live.applied(live.peer.frame)
      }
      #expect(try await live.evaluate(Self.shared).string == before)
      #expect(try await live.evaluate("({}).polluted === undefined && !('polluted' in [])") == true)
      // They are attributes like any other.
      let attribute = try await live.evaluate(
        "document.querySelector('input').getAttribute('constructor')")
      #expect(attribute.string == (operation == 3 ? nil : "polluted"))
      // The page goes on.
      live.peer.send(live.peer.next(Self.frame(2, ["title", "still"])))
      try await live.applied(live.peer.frame)
      #expect(try await live.evaluate("document.querySelector('input').title").string == "still")
    }
  }

  @Test("A rule of such a name reaches none either")
  func rules() async throws {
    try await LivePage.with(Peer(body: "<p>a</p>")) { live in
      let before = try await live.evaluate(Self.shared).string
      for name in Self.names {
        let rule = "\(name){color:red}"
        let blob = Array(rule.utf8)
        // The version, rules and a blob; one rule; the operation that sets the node's text.
        let frame: [UInt8] =
          [0xA2, UInt8(blob.count)] + blob + [1, UInt8(blob.count * 2), 1, 2, 0]
        live.peer.send(live.peer.next(frame))
        try await live.applied(live.peer.frame)
      }
      #expect(try await live.evaluate(Self.shared).string == before)
    }
  }
}
