import LayoutChecking
import PositionedJSON
import Testing

@Suite("Files of layout cases")
struct LayoutCasesTests {
  private func messages(spec: String) -> [String] {
    let source = """
      {"cases":[{"id":"one","spec":\(spec),"overflows":false,"frames":{"a":[0,0,1,1]}}]}
      """
    do {
      _ = try LayoutCases(Array(source.utf8), file: "cases.json")
      return []
    } catch {
      return error.diagnostics.map(\.message)
    }
  }

  @Test(
    "A mistake names its case",
    arguments: [
      (#"{"view":"color"}"#, []),
      (#"{"view":"color","colour":1}"#, [#"case one: found the unknown member "colour""#]),
      (
        #"{"view":"color","mods":[{"blur":1}]}"#,
        [#"case one: found the unknown modifier "blur""#]
      ),
      (
        #"{"view":"color","mods":[{"padding":1,"offset":[1,1]}]}"#,
        ["case one: found an object, wanted an object with one member"]
      ),
      (
        #"{"view":"color","mods":[{"frame":{"width":"wide","deep":1}}]}"#,
        [
          #"case one: found a string, wanted a number or "infinity""#,
          #"case one: found the unknown member "deep""#,
        ]
      ),
      (
        #"{"view":"zstack","children":[{"view":"color","mods":[{"offset":[1]}]}]}"#,
        ["case one: found an array, wanted an array of two numbers"]
      ),
      ("7", ["case one: found a number, wanted an object"]),
    ])
  func mistakes(spec: String, expected: [String]) {
    #expect(messages(spec: spec) == expected)
  }

  @Test("Frames have four numbers")
  func frames() {
    let frames = #""overflows":true,"frames":{"a":[1]}"#
    let source = #"{"cases":[{"id":"b","spec":{"view":"color"},\#(frames)}]}"#
    let error = #expect(throws: InputError.self) {
      try LayoutCases(Array(source.utf8), file: "cases.json")
    }
    #expect(
      error?.diagnostics.map(\.message) == [
        "case b: found an array, wanted an array of four numbers"
      ])
  }

  @Test("Cases may share an id")
  func duplicates() throws {
    let one = #"{"id":"x","spec":{"view":"color","id":"a"},"overflows":false,"frames":{}}"#
    let cases = try LayoutCases(
      Array("{\"root\":[10,20],\"cases\":[\(one),\(one)]}".utf8), file: "cases.json")
    #expect(cases.cases.map(\.id) == ["x", "x"])
    #expect(cases.width == 10)
    #expect(cases.height == 20)
  }
}
