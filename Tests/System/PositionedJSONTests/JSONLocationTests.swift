import PositionedJSON
import Testing

@Suite("JSON locations")
struct JSONLocationTests {
  @Test(
    "Lines end with LF, CR or CRLF, and columns count Unicode scalars",
    arguments: [
      ("[1]", 1, 2), ("[\n1]", 2, 1), ("[\r1]", 2, 1), ("[\r\n1]", 2, 1), ("[\n\r1]", 3, 1),
      ("[\r\r\n\n1]", 4, 1), ("[\t1]", 1, 3), ("\u{FEFF}[1]", 1, 2), ("\u{FEFF}\n[1]", 2, 2),
    ])
  func lines(text: String, line: Int, column: Int) throws {
    let value = try #require(read(text).document?.root.elements?.first)
    #expect(
      value.location == SourceLocation(file: "f.json", line: line, column: column, path: "$[0]"))
  }

  @Test("A letter, an accent and an emoji are one column each")
  func scalars() throws {
    let root = try #require(read("[\"é夜e\u{301}\u{1F600}\", 1]").document?.root)
    #expect(root.elements?[1].location.column == 11)
  }

  @Test("In a file of one line the columns are those of counting from its start")
  func oneLine() throws {
    let text = "[" + (0..<2000).map { "\"é\($0)夜\u{1F600}\"" }.joined(separator: ",") + "]"
    let elements = try #require(read(text).document?.root.elements)
    let commas = text.unicodeScalars.enumerated().filter { $0.element == "," }.map(\.offset)
    #expect(elements.dropFirst().map(\.location.column) == commas.map { $0 + 2 })
    #expect(elements.allSatisfy { $0.location.line == 1 })
  }

  @Test("In a file of many lines the lines are those of counting")
  func manyLines() throws {
    let text = "[\n" + (0..<3000).map { "  \($0)" }.joined(separator: ",\r\n") + "\r]"
    let elements = try #require(read(text).document?.root.elements)
    #expect(elements.map(\.location.line) == Array(2...3001))
    #expect(elements.allSatisfy { $0.location.column == 3 })
  }

  @Test("A path names each step, and shortens keys that are long")
  func paths() throws {
    let long = String(repeating: "x", count: 50)
    let text = "{\"moments\":[0,{\"a b\":{\"é\":{\"\(long)\":{\"9\":[{\"a\\\"\\n\":1}]}}}}]}"
    let root = try #require(read(text).document?.root)
    let value = root["moments"]?.elements?[1]["a b"]?["é"]?[long]?["9"]?.elements?[0]["a\"\n"]
    #expect(
      value?.location.path
        == "$.moments[1][\"a b\"][\"é\"][\"\(String(repeating: "x", count: 40))…\"][\"9\"][0][\"a\\\"\\n\"]"
    )
  }
}
