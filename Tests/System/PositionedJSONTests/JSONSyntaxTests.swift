import PositionedJSON
import Testing

@Suite("JSON syntax")
struct JSONSyntaxTests {
  @Test(
    "A syntax error says where it is, what was found and what was wanted",
    arguments: [
      ("", "1:1 found the end of the file, wanted a JSON value, at $"),
      (" \n ", "2:2 found the end of the file, wanted a JSON value, at $"),
      ("[1,]", "1:4 found a closing bracket, wanted a value, at $[1]"),
      ("[1 2]", "1:4 found a number, wanted a comma or the closing bracket of the array, at $"),
      (
        "[1}", "1:3 found a closing brace, wanted a comma or the closing bracket of the array, at $"
      ),
      ("[", "1:2 found the end of the file, wanted a value, at $[0]"),
      ("[[0],[", "1:7 found the end of the file, wanted a value, at $[1][0]"),
      ("{", "1:2 found the end of the file, wanted a key, at $"),
      ("{\"a\"", "1:5 found the end of the file, wanted a colon, at $.a"),
      ("{\"a\" 1}", "1:6 found a number, wanted a colon, at $.a"),
      ("{\"a\":}", "1:6 found a closing brace, wanted a value, at $.a"),
      ("{\"a\":1,}", "1:8 found a closing brace, wanted a key, at $"),
      (
        "{\"a\":{\"b\":[0,{\"c d\":tru}]}}",
        "1:21 found the word \"tru\", wanted a value, at $.a.b[1][\"c d\"]"
      ),
      ("{a:1}", "1:2 found the word \"a\", wanted a key, at $"),
      ("['a']", "1:2 found \"'\", wanted a value, at $[0]"),
      ("True", "1:1 found the word \"True\", wanted a value, at $"),
      ("nulls", "1:1 found the word \"nulls\", wanted a value, at $"),
      ("[NaN]", "1:2 found the word \"NaN\", wanted a value, at $[0]"),
      ("01", "1:1 found a number with a leading zero, wanted a number, at $"),
      ("-", "1:1 found a minus sign before the end of the file, wanted a number, at $"),
      ("+1", "1:1 found \"+\", wanted a value, at $"),
      (".5", "1:1 found \".\", wanted a value, at $"),
      ("1.", "1:1 found a number that ends with its point, wanted a number, at $"),
      ("1e+", "1:1 found a number without digits in its exponent, wanted a number, at $"),
      ("[0x1]", "1:3 found the word \"x1\" behind a number, wanted a comma or an end, at $[0]"),
      ("1 // one", "1:3 found a comment, wanted the end of the text, at $"),
      ("{}{}", "1:3 found an object, wanted the end of the text, at $"),
      ("[1]\u{0}", "1:4 found \"\\u0000\", wanted the end of the text, at $"),
      ("\u{1F600}", "1:1 found \"\u{1F600}\", wanted a value, at $"),
      ("[\"ab", "1:2 found a string that does not end, wanted a closing quote, at $[0]"),
      ("\"a\nb\"", "1:3 found a line break in a string, wanted a closing quote, at $"),
      ("\"a\tb\"", "1:3 found a tab in a string, wanted an escape, at $"),
      ("\"\\q\"", "1:2 found a backslash before the word \"q\", wanted an escape, at $"),
      ("\"\\u12G4\"", "1:2 found \\u without four hexadecimal digits, wanted an escape, at $"),
      ("\"\\", "1:2 found a backslash before the end of the file, wanted an escape, at $"),
      ("\"\\ud8", "1:2 found \\u without four hexadecimal digits, wanted an escape, at $"),
    ])
  func syntaxErrors(text: String, expected: String) {
    let (document, errors) = read(text)
    #expect(document == nil)
    #expect(errors == [expected])
  }

  @Test("JSON of RFC 8259 is read")
  func accepted() throws {
    let (document, errors) = read(
      " \t\r\n[ null,true ,false,-0,0.5,1E+2,\"\",{ },[ ],{\"\":{\"a\":[]}} ] \n")
    #expect(errors == [])
    let elements = try #require(document?.root.elements)
    #expect(
      elements.map(\.kind) == [
        .null, .bool, .bool, .number, .number, .number, .string, .object, .array, .object,
      ])
    #expect(elements[9].members?.first?.key == "")
    #expect(elements[9][""]?["a"]?.location.path == "$[9][\"\"].a")
  }

  @Test(
    "A key that stands twice is an error, whatever its escapes",
    arguments: [
      (
        "{\"a\":1,\"a\":2}", ["1:8 found the key \"a\" a second time, wanted each key once, at $.a"]
      ),
      (
        "{\"a\":{\"x\":1},\"\\u0061\":2,\"a\":3}",
        [
          "1:14 found the key \"a\" a second time, wanted each key once, at $.a",
          "1:25 found the key \"a\" a second time, wanted each key once, at $.a",
        ]
      ),
      ("[{\"a\":1,\"b\":{\"a\":1}},{\"a\":2}]", []),
    ])
  func repeatedKeys(text: String, expected: [String]) {
    let (document, errors) = read(text)
    #expect(document != nil)
    #expect(errors == expected)
  }

  @Test("Repeated keys are found among many")
  func repeatedKeysAmongMany() {
    let keys = (0..<100).map { "\"k\($0)\": [\($0)]" } + ["\"k7\":0", "\"\\u006b99\":0"]
    let (_, errors) = read("{\n" + keys.joined(separator: ",\n") + "}")
    #expect(
      errors == [
        "102:1 found the key \"k7\" a second time, wanted each key once, at $.k7",
        "103:1 found the key \"k99\" a second time, wanted each key once, at $.k99",
      ])
  }

  @Test(
    "Half of a surrogate pair is an error, both halves are a character",
    arguments: [
      ("\"\\ud83d\\ude00\"", "\u{1F600}", []),
      (
        "\"a\\uD83Db\"", "a\u{FFFD}b",
        ["1:3 found \\uD83D, half of a surrogate pair, wanted a character, at $"]
      ),
      (
        "\"\\ude00\"", "\u{FFFD}",
        ["1:2 found \\ude00, half of a surrogate pair, wanted a character, at $"]
      ),
      (
        "\"\\ud83d\\ud83d\\ude00\"", "\u{FFFD}\u{1F600}",
        ["1:2 found \\ud83d, half of a surrogate pair, wanted a character, at $"]
      ),
    ])
  func surrogates(text: String, value: String, expected: [String]) {
    let (document, errors) = read(text)
    #expect(document?.root.string == value)
    #expect(errors == expected)
  }

  @Test(
    "Bytes that are no UTF-8 are an error with their place",
    arguments: [
      ([0x22, 0xFF, 0x22], "1:2 found the byte 0xFF, which is no UTF-8 here, wanted UTF-8, at $"),
      (
        [0x5B, 0x0A, 0x22, 0xC3, 0xA9, 0xC0, 0x80, 0x22, 0x5D],
        "2:3 found the byte 0xC0, which is no UTF-8 here, wanted UTF-8, at $"
      ),
      (
        [0x22, 0xED, 0xA0, 0x80, 0x22],
        "1:2 found the byte 0xED, which is no UTF-8 here, wanted UTF-8, at $"
      ),
      ([0x22, 0xE2, 0x82], "1:2 found the byte 0xE2, which is no UTF-8 here, wanted UTF-8, at $"),
      (
        [0xFF, 0xFE, 0x5B, 0x00],
        "1:1 found a byte order mark of UTF-16 or UTF-32, wanted UTF-8, at $"
      ),
    ] as [([UInt8], String)])
  func encoding(bytes: [UInt8], expected: String) {
    let (document, errors) = read(bytes)
    #expect(document == nil)
    #expect(errors == [expected])
  }
}
