import Testing

@testable import PreviewSupervision

@Suite("Literals that need no compiler")
struct LiteralSitesTests {
  private static func body(_ text: String) -> String {
    "import SwiftUI\nstruct Card: View { var body: some View { \(text) } }\n"
  }

  private static func values(
    _ source: String, _ names: DeclaredNames = DeclaredNames()
  ) -> [EditedLiteral] {
    LiteralSites(source, names).sites.map(\.value)
  }

  @Test(
    "An argument by itself of a known view or modifier is one",
    arguments: [
      ("Text(\"a\\n\\u{e9}\")", [EditedLiteral.string("a\né")]),
      ("VStack(alignment: .leading, spacing: 8) { Text(\"a\") }", [.integer(8), .string("a")]),
      ("Text(title).padding(.top, -4)", [.integer(-4)]),
      ("Text(title).opacity(0.5).disabled(true)", [.number(0.5), .flag(true)]),
      ("Color(red: 1, green: 0.5, blue: 0)", [.integer(1), .number(0.5), .integer(0)]),
      ("Text(title).animation(.easeIn(duration: 0.5))", [.number(0.5)]),
    ])
  func sites(in text: String, are expected: [EditedLiteral]) {
    #expect(Self.values(Self.body(text)) == expected)
  }

  @Test(
    "Anything else is none",
    arguments: [
      "Text(\"a \\(b)\")", "Text(\"\"\"\na\n\"\"\")", "Text(#\"a\"#)",
      "Text(verbatim: \"a\" + \"b\")",
      "Unknown(8)", "Text(title).unknown(8)", "Text(title).padding(8 + 1)",
      "Text(title).padding(0x10)",
      "Text(\"a\" as String)", "Text(title, tableName: \"t\")", "Text(title).opacity(1e3)",
      "let n = 8; Text(title)", "Text(title).frame(width: 9_999_999_999)",
    ])
  func none(in text: String) {
    #expect(Self.values(Self.body(text)) == [])
  }

  @Test("Only bodies of views and previews count, in files that import SwiftUI")
  func places() {
    #expect(
      Self.values("import SwiftUI\n#Preview(\"a\", traits: .x(1)) { Text(\"b\") }") == [
        .string("b")
      ])
    #expect(Self.values("import SwiftUI\n#Preview { Text(\"b\") }") == [.string("b")])
    #expect(Self.values("import SwiftUI\nlet a = Text(\"b\")") == [])
    #expect(Self.values("import SwiftUI\nfunc f() -> String { Text(\"b\") }") == [])
    #expect(Self.values("import SwiftUI\nfunc f() -> some View { Text(\"b\") }") == [.string("b")])
    #expect(Self.values("import Other\nfunc f() -> some View { Text(\"b\") }") == [])
    #expect(
      Self.values(Self.body("switch a { case .offset(1): Text(\"b\") }")) == [.string("b")])
  }

  @Test("The package's own views count, its other names don't")
  func names() {
    var names = DeclaredNames()
    names.add(
      "struct Row: Hashable, View {}\nstruct Text {}\nextension View { func padding(_ a: Int) {} }")
    #expect(names.views == ["Row"])
    #expect(
      Self.values(Self.body("Row(count: 3); Text(\"a\").padding(1).opacity(1)"), names)
        == [.integer(3), .integer(1)])
  }

  @Test("The rewritten source reads values from the table and has the same lines")
  func rewriting() {
    let source = Self.body("VStack(spacing: 8) {\n Text(\"a\") }")
    #expect(
      LiteralSites(source, DeclaredNames()).rewritten(firstKey: 5)
        == Self.body(
          "VStack(spacing: _previewInteger(5, 8)) {\n Text(_previewString(6, \"a\")) }"))
  }

  @Test("Versions that differ in literals only give the new ones")
  func differences() {
    func sites(_ text: String) -> LiteralSites { LiteralSites(Self.body(text), DeclaredNames()) }
    let old = sites("Text(\"a\").padding(8)")
    #expect(old.values(in: sites("Text(\"bc\").padding(-10)")) == [.string("bc"), .integer(-10)])
    #expect(old.values(in: sites("Text(\"a\").padding(8)")) == [.string("a"), .integer(8)])
    #expect(old.values(in: sites("Text(\"a\").padding(8.5)")) == nil)
    #expect(old.values(in: sites("Text(\"a\").padding(b)")) == nil)
    #expect(old.values(in: sites("Text(\"a\").padding(8).bold()")) == nil)
    #expect(old.values(in: sites("Text(\"a\") .padding(8)")) == nil)
  }
}
