import PositionedJSON
import Testing

@Suite("JSON limits")
struct JSONLimitsTests {
  @Test("The limits are 64 MiB of input, 128 levels and 1 MiB of text")
  func standard() {
    let limits = JSONLimits()
    #expect(limits.inputBytes == 67_108_864)
    #expect(limits.depth == 128)
    #expect(limits.textBytes == 1_048_576)
  }

  @Test("64 MiB are read, a byte more is not", arguments: [-1, 0, 1])
  func inputBytes(excess: Int) {
    let small = JSONLimits(inputBytes: 4096)
    let bytes = [0x30] + [UInt8](repeating: 0x20, count: 4095 + excess)
    #expect(
      read(bytes, limits: small).errors
        == (excess > 0 ? ["1:1 found 4097 bytes, wanted at most 4096, at $"] : []))
    let full = [0x30] + [UInt8](repeating: 0x20, count: (64 << 20) - 1 + excess)
    // Reading all of it takes seconds in a debug build, so that once must do.
    guard excess >= 0 else { return }
    #expect(
      read(full).errors
        == (excess > 0 ? ["1:1 found 67108865 bytes, wanted at most 67108864, at $"] : []))
  }

  @Test("128 levels are read, one more is not", arguments: [127, 128, 129])
  func depth(count: Int) {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      let text =
        String(repeating: open, count: count) + "0" + String(repeating: close, count: count)
      let (document, errors) = read(text)
      #expect((document != nil) == (count <= 128))
      let step = open == "[" ? "[0]" : ".a"
      let path = "$" + String(repeating: step, count: 128)
      let column = 128 * open.utf8.count + 1
      #expect(
        errors
          == (count <= 128
            ? []
            : [
              "1:\(column) found 129 arrays and objects inside one another, "
                + "wanted at most 128, at \(path)"
            ]))
    }
  }

  @Test("Nesting without end needs no stack")
  func deepNesting() {
    let bytes = [UInt8](repeating: 0x5B, count: 1 << 20)
    #expect(read(bytes).errors.count == 1)
    let limits = JSONLimits(depth: 1 << 20)
    #expect(read(bytes + [0x5D], limits: limits).errors.count == 1)
    let closed = bytes.prefix(200_000) + [UInt8](repeating: 0x5D, count: 200_000)
    #expect(read(Array(closed), limits: limits).document?.root.elements?.count == 1)
  }

  @Test("Strings, keys and numbers of 1 MiB are read, longer ones are reported")
  func textBytes() {
    for (count, isAllowed) in [(1_048_575, true), (1_048_576, true), (1_048_577, false)] {
      let text = String(repeating: "7", count: count)
      for (source, noun, path) in [
        ("[\"\(text)\"]", "string", "$[0]"), ("[\(text)]", "number", "$[0]"),
        ("{\"\(text)\":0}", "key", "$[\"\(text.prefix(40))…\"]"),
      ] {
        let (document, errors) = read(source)
        #expect(document != nil)
        #expect(
          errors
            == (isAllowed
              ? [] : ["1:2 found a \(noun) of \(count) bytes, wanted at most 1048576, at \(path)"]))
      }
    }
  }
}
