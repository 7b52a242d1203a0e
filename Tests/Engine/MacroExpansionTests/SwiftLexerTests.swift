import SeededRandom
import Testing

@testable import MacroExpansion

@Suite("Swift lexer")
struct SwiftLexerTests {
  @Test(
    "Source splits into the compiler's tokens",
    arguments: [
      ("let a = 1", ["let", "a", "=", "1"]),
      ("a /* x /* ( */ } */ b // {\nc", ["a", "b", "c"]),
      (#""a } \"{" b"#, [#""a } \"{""#, "b"]),
      (#""x \(f("}", y: "\(1)")) z" b"#, [#""x \(f("}", y: "\(1)")) z""#, "b"]),
      (##"#"raw " \( "# b"##, [##"#"raw " \( "#"##, "b"]),
      (##"#"in \#(a("#)")) out"# b"##, [##"#"in \#(a("#)")) out"#"##, "b"]),
      (##"#"""# b"##, [##"#"""#"##, "b"]),
      ("\"\"\"\n a \" \"\" {\n \\(\"\"\"\n }\n \"\"\")\n \"\"\" b", nil),
      ("a.b?.c! ?? d", ["a", ".", "b", "?", ".", "c", "!", "??", "d"]),
      ("x ? !y : -z", ["x", "?", "!", "y", ":", "-", "z"]),
      ("0..<n, 1e-5, 0x1p-3, 1.5.x, t.0.1", nil),
      ("= /[)\"]\\/(a|b)/ x", ["=", "/[)\"]\\/(a|b)/", "x"]),
      ("a / b / c", ["a", "/", "b", "/", "c"]),
      ("(/a)", ["(", "/", "a", ")"]),
      ("#/ \" { /# + 1", ["#/ \" { /#", "+", "1"]),
      ("@State var `in`: $0", ["@", "State", "var", "`in`", ":", "$0"]),
      ("Array<Int>=[]", ["Array", "<", "Int", ">=", "[", "]"]),
      ("\\.x", ["\\", ".", "x"]),
      ("größe≠名前", ["größe", "≠", "名前"]),
      ("#if DEBUG", ["#if", "DEBUG"]),
      ("", []),
    ] as [(String, [String]?)])
  func tokens(source: String, expected: [String]?) throws {
    let texts = try SwiftLexer.tokens(of: source).map { $0.text }
    let long = [
      "\"\"\"\n a \" \"\" {\n \\(\"\"\"\n }\n \"\"\")\n \"\"\" b": [
        "\"\"\"\n a \" \"\" {\n \\(\"\"\"\n }\n \"\"\")\n \"\"\"", "b",
      ],
      "0..<n, 1e-5, 0x1p-3, 1.5.x, t.0.1": [
        "0", "..<", "n", ",", "1e-5", ",", "0x1p-3", ",", "1.5", ".", "x", ",", "t", ".", "0.1",
      ],
    ]
    #expect(texts == expected ?? long[source])
  }

  @Test("A token knows whether a line begins with it")
  func lines() throws {
    let tokens = try SwiftLexer.tokens(of: "a b /* \n */ c // d\n e")
    #expect(tokens.map { $0.startsLine } == [true, false, true, true])
    #expect(tokens.map { $0.range } == [0..<1, 2..<3, 12..<13, 20..<21])
  }

  @Test(
    "What has no end is an error",
    arguments: ["\"a", "\"\"\"\na", "/* /* */", "\"\\(a", "#/a", "#\"a\"", "\"a\nb\""])
  func unterminated(source: String) {
    #expect(throws: MacroError.self) { try SwiftLexer.tokens(of: source) }
  }

  @Test("Interpolations nested beyond the limit are an error, not a full stack")
  func depth() throws {
    let deep = { (levels: Int) in
      String(repeating: "\"\\(", count: levels) + "1" + String(repeating: ")\"", count: levels)
    }
    #expect(try SwiftLexer.tokens(of: deep(60)).count == 1)
    #expect(throws: MacroError.self) { try SwiftLexer.tokens(of: deep(10_000)) }
  }

  @Test("Tokens of any text lie in order within it", arguments: [UInt64(1), 20, 300])
  func anyText(seed: UInt64) {
    let pieces = [
      "\"", "\"\"\"", "#", "\\", "\\(", ")", "(", "{", "}", "/", "/*", "*/", "//", "\n", " ", "a",
      "é", "≠", "`", "?", "!", "<", ">", "=", ".", "..", "1", "@", ",", ":", "\r\n", "\u{0}",
    ]
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let length = Int.random(in: 0..<24, using: &generator)
      let source = (0..<length).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      guard let tokens = try? SwiftLexer.tokens(of: source) else { continue }
      var end = 0
      for token in tokens {
        #expect(
          token.range.lowerBound >= end && !token.range.isEmpty,
          "seed \(seed), \(source.debugDescription)")
        end = token.range.upperBound
      }
      #expect(end <= source.utf8.count, "seed \(seed), \(source.debugDescription)")
    }
  }
}
