import PositionedJSON
import Testing

@Suite("JSON values")
struct JSONValueTests {
  @Test(
    "A number keeps its digits; Int and Double are answered where they fit",
    arguments: [
      ("0", 0, 0), ("-0", 0, -0.0), ("12", 12, 12), ("1.0", nil, 1), ("1e2", nil, 100),
      ("9223372036854775807", Int.max, 9.223372036854775807e18),
      ("9223372036854775808", nil, 9.223372036854775808e18),
      ("-9223372036854775808", Int.min, -9.223372036854775808e18),
      ("1e308", nil, 1e308), ("1e309", nil, nil), ("-1e999999999999", nil, nil),
      ("1e-999", nil, 0), ("0.1000000000000000055511151231257827", nil, 0.1),
    ] as [(String, Int?, Double?)])
  func numbers(text: String, int: Int?, double: Double?) {
    let root = read(text).document?.root
    #expect(root?.numberText == text)
    #expect(root?.int == int)
    #expect(root?.double == double)
  }

  @Test(
    "Escapes stand for their characters",
    arguments: [
      ("\"\"", ""), ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\/\u{8}\u{C}\n\r\t"),
      ("\"\\u0000\"", "\0"), ("\"x\\u00e9\\u00C9y\"", "x\u{E9}\u{C9}y"),
      ("\"夜é\u{1F600}\"", "夜é\u{1F600}"),
    ])
  func strings(text: String, value: String) {
    #expect(read(text).document?.root.string == value)
  }

  @Test("Members are found by key, and their order is the source's")
  func members() throws {
    let root = try #require(read("{\"b\":1,\"a\":[true],\"c\":{\"d\":null}}").document?.root)
    #expect(root.members?.map(\.key) == ["b", "a", "c"])
    #expect(root["a"]?.elements?.first?.bool == true)
    #expect(root["c"]?["d"]?.kind == .null)
    #expect(root["d"]?.kind == nil)
    #expect(root["b"]?["d"]?.kind == nil)
    #expect(root.elements?.count == nil)
    #expect(root["b"]?.string == nil)
  }
}
