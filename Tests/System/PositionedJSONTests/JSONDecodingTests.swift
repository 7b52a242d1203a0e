import PositionedJSON
import Testing

private enum Color: String, CaseIterable { case red, green }

private struct Item: JSONDecodable, Equatable {
  var name: String
  var count: Int
  var weight: Double?
  var isNew: Bool?
  var tags: [String]
  var color: Color?

  static func decode(_ cursor: JSONCursor) -> Item? {
    guard let object = cursor.object() else { return nil }
    let name = object.required("name", as: String.self)
    let count = object.required("count", as: Int.self)
    let weight = object.optional("weight", as: Double.self)
    let isNew = object.optional("isNew", as: Bool.self)
    let tags = object.array("tags", of: String.self)
    let color = object.member("color")?.choice(Color.self)
    guard let name, let count, let tags else { return nil }
    return Item(name: name, count: count, weight: weight, isNew: isNew, tags: tags, color: color)
  }
}

private func decode(_ text: String) -> (items: [Item]?, diagnostics: Diagnostics) {
  let diagnostics = Diagnostics()
  let document = JSONDocument(Array(text.utf8), file: "items.json", diagnostics: diagnostics)
  return (document?.cursor(diagnostics).array(of: Item.self), diagnostics)
}

@Suite("JSON decoding")
struct JSONDecodingTests {
  @Test("A good value is decoded; unknown keys and nulls of optional members are ignored")
  func good() {
    let (items, diagnostics) = decode(
      """
      [{"name":"a","count":1,"tags":["x"],"color":"green","weight":0.5,"isNew":true,"more":{}},
       {"tags":[],"name":"b","count":-2,"color":null,"weight":null}]
      """)
    #expect(!diagnostics.hasErrors)
    #expect(
      items == [
        Item(name: "a", count: 1, weight: 0.5, isNew: true, tags: ["x"], color: .green),
        Item(name: "b", count: -2, tags: []),
      ])
  }

  @Test("All errors of a file are found in one run")
  func allErrors() {
    let (items, diagnostics) = decode(
      """
      [
        {"name": 1, "count": 1.5, "tags": [true, "x", null], "color": "gren"},
        {"Name": "a", "count": "1", "tags": "x", "isNew": "yes", "weight": 1e400},
        7,
        {"name": "c", "count": 99999999999999999999, "tags": [], "color": 1, "name": ""}
      ]
      """)
    #expect(items == [])
    #expect(
      diagnostics.errors.sortedByPlace().map(summary) == [
        "2:12 found a number, wanted a string, at $[0].name",
        "2:24 found 1.5, wanted a whole number, at $[0].count",
        "2:38 found true, wanted a string, at $[0].tags[0]",
        "2:49 found null, wanted a string, at $[0].tags[2]",
        "2:65 found \"gren\", wanted \"red\" or \"green\", at $[0].color",
        "3:3 found an object without \"name\", wanted that member, at $[1]",
        "3:26 found a string, wanted a whole number, at $[1].count",
        "3:39 found a string, wanted an array, at $[1].tags",
        "3:53 found a string, wanted true or false, at $[1].isNew",
        "3:70 found 1e400, wanted a smaller number, at $[1].weight",
        "4:3 found a number, wanted an object, at $[2]",
        "5:26 found 99999999999999999999, wanted a whole number, at $[3].count",
        "5:69 found a number, wanted \"red\" or \"green\", at $[3].color",
        "5:72 found the key \"name\" a second time, wanted each key once, at $[3].name",
      ])
  }

  @Test("An error is printed in two lines with a hint, and as JSON")
  func printing() throws {
    let (_, diagnostics) = decode("[{\"Name\":1,\n\"name\":2,\"count\":1,\"tags\":[]}]")
    let error = try #require(InputError(diagnostics))
    #expect(
      error.description == """
        items.json:2:8: error: found a number, wanted a string, at $[0].name
          hint: Put the number between double quotes.
        """)
    #expect(
      error.json == """
        {"errors":[{"file":"items.json","line":2,"column":8,"severity":"error",\
        "message":"found a number, wanted a string","path":"$[0].name",\
        "hint":"Put the number between double quotes."}],"omitted":0}
        """)
  }

  @Test("A misspelt key is recognised")
  func spelling() {
    let (_, diagnostics) = decode("[{\"Nmae\":\"a\",\"count\":1,\"tags\":[]}]")
    #expect(diagnostics.errors.map(\.hint) == ["Did you mean this by \"Nmae\"?"])
  }

  @Test("Fifty errors are kept and the others counted", arguments: [49, 50, 51, 130])
  func atMostFifty(count: Int) throws {
    let text = "[" + [String](repeating: "1", count: count).joined(separator: ",") + "]"
    let error = try #require(InputError(decode(text).diagnostics))
    #expect(error.diagnostics.count == min(count, 50))
    #expect(error.omittedCount == max(count - 50, 0))
    #expect(
      error.description.split(separator: "\n").last
        == (count > 50
          ? "\(count - 50) more error\(count == 51 ? "" : "s") not shown"
          : "  hint: Change the value; its surroundings are read correctly."))
  }

  @Test("A syntax error behind fifty repeated keys is still reported")
  func stopIsKept() {
    let members = [String](repeating: "\"a\":1", count: 80).joined(separator: ",")
    let diagnostics = Diagnostics()
    let bytes = Array("[{\(members)}!]".utf8)
    #expect(JSONDocument(bytes, file: "f", diagnostics: diagnostics)?.root.kind == nil)
    #expect(diagnostics.errors.count == 50)
    #expect(diagnostics.omittedErrorCount == 30)
    #expect(
      diagnostics.errors.last?.message
        == "found \"!\", wanted a comma or the closing bracket of the array")
  }

  @Test("Messages cannot change a terminal's state or direction")
  func printable() {
    let diagnostics = Diagnostics()
    let text = "{\"a\u{202E}\\u001b[2J\":1,\"a\u{202E}\\u001b[2J\":2}"
    _ = JSONDocument(Array(text.utf8), file: "x\u{1B}[0m\n", diagnostics: diagnostics)
    #expect(
      diagnostics.errors.first?.description == """
        x\\u001B[0m\\u000A:1:18: error: found the key "a\\u202E\\u001B[2J" a second time, \
        wanted each key once, at $["a\\u202E\\u001B[2J"]
          hint: Remove one of the two members, or rename it.
        """)
  }
}
