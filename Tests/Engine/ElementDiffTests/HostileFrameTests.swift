import DiffProving
import ElementDiff
import ElementTree
import SeededRandom
import TestSupport
import Testing

@Suite("Hostile frames")
struct HostileFrameTests {
  private func error(_ bytes: [UInt8], limits: FrameLimits = FrameLimits()) -> FrameError? {
    do {
      _ = try Patch(frame: bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  /// A frame with one operation on node 1 and a blob.
  private func frame(_ operation: [UInt8], _ blob: String) -> [UInt8] {
    [0x82, UInt8(blob.utf8.count)] + Array(blob.utf8) + operation
  }

  @Test(
    "What no encoder writes is refused with the place where it stands",
    arguments: [
      ([], .truncated, 0),
      ([1], .unknown, 0),
      ([0x43], .unknown, 0),
      ([0x82, 0], .malformed, 1),
      ([0x82, 2, 0x61], .truncated, 2),
      ([2, 0], .unknown, 1),
      ([2, 10, 2], .unknown, 1),
      ([2, 0x21, 2, 1], .unknown, 1),
      ([2, 1, 2], .truncated, 3),
      ([2, 1, 2, 0x81], .truncated, 4),
      ([2, 1, 2, 0x80, 0x00], .malformed, 5),
      ([2, 1, 2, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], .malformed, 8),
      ([2, 1, 2, 2], .truncated, 4),
      ([2, 1, 2, 1], .malformed, 4),
      ([0x82, 2, 0x61, 0x62, 1, 2, 2], .malformed, 3),
      ([0x82, 1, 0xFF, 1, 2, 2], .badText, 2),
      ([0x82, 1, 0x01, 1, 2, 2], .badText, 2),
      ([2, 1, 2, 121], .unknown, 4),
      ([2, 7, 0], .malformed, 1),
      ([2, 0x27, 2, 0], .malformed, 4),
      ([2, 5, 2, 15, 1], .unknown, 4),
      ([0x22, 0], .tooLarge, 2),
      ([2, 0x46, 0, 1, 3, 2, 0], .malformed, 4),
      ([2, 0x46, 0, 1, 0, 2, 8, 1], .malformed, 4),
      ([2, 0x46, 0, 1, 3, 12, 8, 1], .malformed, 5),
      ([2, 0x46, 0, 1, 3, 2, 8, 1, 0, 0, 0], .malformed, 9),
      ([2, 0x46, 0, 1, 3, 1, 3, 2, 8, 1], .malformed, 5),
      ([2, 0x66, 0, 2, 1, 3, 2, 8, 1, 0], .malformed, 10),
    ] as [([UInt8], FrameError.Code, Int)])
  func malformed(bytes: [UInt8], code: FrameError.Code, offset: Int) {
    let error = error(bytes)
    #expect(error?.code == code)
    #expect(error?.offset == offset)
  }

  @Test("A string that ends inside of a character beyond 16 bits is refused")
  func halfACharacter() {
    #expect(error(frame([1, 2, 2, 0x81, 2, 2], "\u{1F600}"))?.code == .truncated)
    #expect(error(frame([1, 2, 4], "\u{1F600}")) == nil)
  }

  @Test(
    "Names that pages must not have are refused",
    arguments: [
      "onclick", "ONERROR", "style", "srcdoc", "data-x", "", "formaction", "http-equiv", "xmlns",
    ])
  func attributeNames(name: String) {
    let length = UInt8(name.utf8.count * 2)
    #expect(error(frame([2, 2, 0, length, 2], name + "v"))?.code == .refusedName)
    let json =
      #"{"version": 1, "operations": [{"attribute": 1, "name": "\#(name)", "value": "v"}]}"#
    let failure = #expect(throws: FrameError.self) { try Patch(json: json) }
    #expect(failure?.code == .refusedName)
  }

  @Test(
    "Elements that pages must not be given are refused",
    arguments: ["script", "svg:script", "style", "base", "meta", "link", "object", "DIV", "html"])
  func elementNames(name: String) {
    let length = UInt8(name.utf8.count * 2)
    #expect(error(frame([0x46, 0, 0, length, 8, 2], name + "v"))?.code == .refusedName)
    let json = #"{"version": 1, "operations": [{"insert": [{"name": "\#(name)"}], "in": 0}]}"#
    let failure = #expect(throws: FrameError.self) { try Patch(json: json) }
    #expect(failure?.code == .refusedName)
  }

  @Test(
    "Addresses that pages must not have are refused, however they are disguised",
    arguments: [
      ("href", "javascript:alert(1)"), ("href", " JaVa\tScRiPt:alert(1)"),
      ("href", "data:text/html,x"),
      ("action", "javascript:x"), ("cite", "vbscript:x"), ("src", "javascript:x"),
      ("src", "data:text/html,x"), ("poster", "blob:x"), ("srcset", "a.png 1x, javascript:x 2x"),
      ("srcset", "javascript:x"),
    ])
  func addresses(name: String, value: String) {
    let patch = """
      {"version": 1, "operations": [{"attribute": 1, "name": "\(name)", "value": "\(value)"}]}
      """.replacing("\t", with: "\\t")
    let failure = #expect(throws: FrameError.self) { try Patch(json: patch) }
    #expect(failure?.code == .refusedValue)
    let bytes = [UInt8](name.utf8) + value.utf8
    let lengths = [UInt8(name.utf8.count * 2), UInt8(value.utf8.count * 2)]
    #expect(
      error(
        [0x82, UInt8(bytes.count)] + bytes + [2, 2, 0, lengths[0], lengths[1]])?.code
        == .refusedValue)
  }

  @Test(
    "Style rules that are none of ours are refused",
    arguments: [
      "width:1px}body{color:red", "behavior:url(x)", "width:1px;@import 'x'", "width:</style>",
      "background-image:url(javascript:x)", "background-image:url(\"data:text/html,x\")",
      "width:(", "width", "background-image:\"",
    ])
  func rules(body: String) {
    let rule = StyleRule(body: body)
    var patch = Patch()
    patch.rules = [rule]
    #expect(error(patch.frame())?.code == .refusedValue)
    // A rule under a name that is not its own could take another's place.
    patch.rules = [StyleRule(body: "width:1px")]
    var frame = patch.frame()
    frame[4] ^= 1
    #expect(error(frame) != nil)
  }

  @Test("Addresses in addresses are not searched again and again")
  func nestedAddresses() {
    let count = 100_000
    let opening = String(repeating: "url(", count: count)
    let rule = StyleRule(
      body: "background-image:" + opening + String(repeating: ")", count: count))
    var patch = Patch()
    patch.rules = [rule]
    let clock = ContinuousClock()
    let time = clock.measure { _ = error(patch.frame()) }
    // A search that begins anew at each address takes minutes.
    #expect(time < .seconds(20))
  }

  @Test("Each limit holds at its value and not beyond")
  func limits() throws {
    let patch = diff(Rows.tree(""), Rows.tree("abc"))
    let frame = patch.frame()
    var limits = FrameLimits()
    limits.nodes = 3
    limits.depth = 1
    limits.operations = 1
    limits.bytes = frame.count
    #expect(error(frame, limits: limits) == nil)
    for path in [\FrameLimits.nodes, \.depth, \.operations, \.bytes] as [WritableKeyPath] {
      var less = limits
      less[keyPath: path] -= 1
      #expect(error(frame, limits: less)?.code == .tooLarge)
    }
  }

  @Test("Elements nested to the limit are read, in both forms")
  func depth() throws {
    for (depth, isAllowed) in [(512, true), (513, false)] {
      var builder = ElementBuilder()
      let open = (0..<depth).map { _ in builder.open(.div) }
      for index in open.reversed() { builder.close(index) }
      let patch = diff(ElementTree(), builder.finish())
      #expect((try? Patch(frame: patch.frame())) == (isAllowed ? patch : nil))
      #expect((try? Patch(json: patch.json)) == (isAllowed ? patch : nil))
    }
  }

  @Test("No frame that was cut or changed stops the decoder, or is applied unseen")
  func mutations() throws {
    let start = PropertySeed.start
    var accepted = 0
    for seed in start..<(start + 400) {
      var model = RandomModel(seed: seed)
      let first = model.nodes()
      var second = first
      model.change(&second)
      let tree = ElementTree(first, Rows.styles)
      let patch = diff(tree, ElementTree(second, Rows.styles))
      let frame = patch.frame(includesKeys: true)
      for length in 0..<min(frame.count, 60) {
        _ = try? Patch(frame: Array(frame[..<length])).apply(to: tree)
      }
      for _ in 0..<40 {
        var changed = frame
        for _ in 0...model.random.below(3) {
          changed[model.random.below(changed.count)] = UInt8(model.random.below(256))
        }
        guard let read = try? Patch(frame: changed) else { continue }
        accepted += 1
        // What is accepted can be written again, and says the same.
        #expect(try Patch(frame: read.frame(includesKeys: true)) == read, "seed \(seed)")
        _ = try? read.apply(to: tree)
      }
      var text = Array(patch.json.utf8)
      for _ in 0..<10 {
        text[model.random.below(text.count)] = UInt8(model.random.below(128))
        _ = try? Patch(json: String(decoding: text, as: UTF8.self)).apply(to: tree)
      }
    }
    #expect(accepted > 0)
  }

  @Test("Random bytes never stop the decoder")
  func noise() {
    let start = PropertySeed.start
    var random = SeededGenerator(seed: start)
    for _ in 0..<20_000 {
      let bytes = [1] + (0..<random.below(40)).map { _ in UInt8(random.below(256)) }
      _ = try? Patch(frame: bytes)
    }
  }
}
