import SeededRandom
import Testing

@testable import Browser

@Suite("Messages")
struct MessageTests {

  @Test(
    "Messages come out as they went in, however the stream is cut",
    arguments: 1...50 as ClosedRange<UInt64>)
  func cuts(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let messages: [[UInt8]] = (0..<20).map { _ in
      (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 1...255, using: &generator)
      }
    }
    var stream = ArraySlice(messages.map { $0 + [0] }.joined())
    var buffer = MessageBuffer()
    var received: [[UInt8]] = []
    while !stream.isEmpty {
      let count = Int.random(in: 1...60, using: &generator)
      buffer.append(stream.prefix(count))
      stream = stream.dropFirst(count)
      while let message = buffer.next() { received.append(message) }
    }
    #expect(received == messages, "seed \(seed)")
    #expect(buffer.next() == nil)
  }

  @Test(
    "Halves of surrogate pairs are replaced, everything else stays",
    arguments: [
      (#""\ud800""#, #""\uFFFD""#), (#""\udc00\ud800x""#, #""\uFFFD\uFFFDx""#),
      (#""\ud83d\ude00\ud83d""#, #""\ud83d\ude00\uFFFD""#), (#""\\ud800""#, #""\\ud800""#),
      (#""\u00e9\n\\""#, #""\u00e9\n\\""#), (#""\ud8"#, #""\ud8"#), (#""\"#, #""\"#),
    ])
  func surrogates(source: String, repaired: String) {
    let result = JSONValue.replacingLoneSurrogates(in: Array(source.utf8))
    #expect(String(decoding: result, as: UTF8.self) == repaired)
  }

  @Test("JSON source reads back as the same value")
  func roundTrip() throws {
    let value: JSONValue = [
      "a": [1, -0.5, 1e300, true, false, nil, "\u{0}\"\\/é👩‍🚀\u{2028}"], "": [:], "b": [],
    ]
    #expect(try JSONValue(source: value.source) == value)
    #expect(throws: BrowserError.self) { try JSONValue.number(.nan).source }
  }

  @Test("Accessors give nil for another kind")
  func accessors() {
    let value: JSONValue = ["a": [1, "x", true]]
    #expect(value["a"]?[0]?.number == 1)
    #expect(value["a"]?[1]?.string == "x")
    #expect(value["a"]?[2]?.bool == true)
    #expect(value["a"]?[3] == nil)
    #expect(value["a"]?[-1] == nil)
    #expect(value["b"] == nil)
    #expect(value[0] == nil)
    #expect(value.number == nil)
    #expect(value.object?.count == 1)
    #expect(value["a"]?.array?.count == 3)
  }

  @Test("The error log keeps the last twenty lines, shortened, without D-Bus complaints")
  func errorLog() {
    var log = ErrorLog()
    for number in 0..<30 { log.append(Array("line \(number)\n\n".utf8)[...]) }
    log.append(Array("[1:2:ERROR:dbus/bus.cc:405] Failed\n".utf8)[...])
    log.append([UInt8](repeating: 0x61, count: 5_000)[...])
    log.finishLine()
    #expect(log.lines.count == 20)
    #expect(log.lines.first == "line 11")
    #expect(log.lines.last == String(repeating: "a", count: 1_000))
  }

  @Test(
    "Accessibility answers that contradict themselves still make a finite tree",
    arguments: [
      (["1": "2", "2": "1"], 0), (["1": nil, "2": "1"], 2), (["1": nil, "2": "9"], 2),
    ] as [([String: String?], Int)])
  func accessibilityTrees(parents: [String: String?], count: Int) {
    let nodes = parents.map { id, parent -> JSONValue in
      var node: [String: JSONValue] = ["nodeId": .string(id), "childIds": ["1", "2"]]
      node["parentId"] = parent.map { .string($0) }
      return .object(node)
    }
    #expect(AccessibilityNode.roots(of: nodes).flatMap(\.flattened).count == count)
  }
}
