import Testing

@testable import MacroExpansion

@Suite("#Preview")
struct PreviewMacroTests {
  @Test("A preview becomes a type with its title, place, traits and view")
  func whole() throws {
    let source = "\n\n// note\n#Preview(\"a\", traits: .portrait, .x(1, 2)) { Text(\"}\") } // end"
    #expect(
      try Requests.reply(to: Requests.preview(source))
        == .expansion(
          source: """
            @MainActor enum $s1AX14PreviewContentfMu_ {
            static var _previewTitle: String? { "a" }
            static var _previewTraits: [ViewTree.PreviewTrait<ViewTree.Preview.ViewTraits>] { \
            [.portrait, .x(1, 2)] }
            static func _previewBody() -> any ViewTree.View {
            ViewTree._PreviewBuilder.build { Text("}") }
            }
            }
            struct $s1AX7PreviewfMu_: ViewTree.PreviewRegistry {
            static var title: String? { $s1AX14PreviewContentfMu_._previewTitle }
            nonisolated static var fileID: String { "App/Row.swift" }
            nonisolated static var line: Int { 7 }
            static var traits: [ViewTree.PreviewTrait<ViewTree.Preview.ViewTraits>] {
            $s1AX14PreviewContentfMu_._previewTraits
            }
            nonisolated static var controls: [String] { [] }
            static func make() -> any ViewTree.View { $s1AX14PreviewContentfMu_._previewBody() }
            #if objectFormat(ELF)
            @section("swiftui_previews") @used
            private nonisolated static let record: \
            (UInt, @convention(c) (UnsafeMutableRawPointer) -> Void) =
            (1, { $0.initializeMemory(\
            as: (any ViewTree.PreviewRegistry.Type).self, to: $s1AX7PreviewfMu_.self) })
            #endif
            }
            """, diagnostics: []))
  }

  @Test("A preview inside a type leaves no record, since the type may be generic")
  func nested() throws {
    let request = Requests.preview("#Preview { A() }", context: ["struct S<T> {}"])
    guard case .expansion(let source?, []) = try Requests.reply(to: request) else {
      Issue.record("no expansion")
      return
    }
    #expect(!source.contains("@section"))
  }

  @Test(
    "A call's parts are found in every form",
    arguments: [
      ("#Preview { A() }", nil, [], "{ A() }"),
      ("#Preview() { A() }", nil, [], "{ A() }"),
      ("#Preview(\"n\") { A() }", "\"n\"", [], "{ A() }"),
      ("#Preview(nil, body: { A() })", "nil", [], "{ A() }"),
      ("#Preview(\"a, b\" + f(1, 2), body: make)", "\"a, b\" + f(1, 2)", [], "make"),
      ("#Preview(T<A, B>.name) { A() }", "T<A, B>.name", [], "{ A() }"),
      ("#Preview(traits: .a) { A() }", nil, [".a"], "{ A() }"),
      ("#Preview(\"n\", traits: .a, .b, .c(d: 1)) { }", "\"n\"", [".a", ".b", ".c(d: 1)"], "{ }"),
    ] as [(String, String?, [String], String)])
  func parts(source: String, title: String?, traits: [String], body: String) throws {
    let fragment = try SourceFragment(source)
    let call = try PreviewCall(fragment)
    #expect(call.title.map { fragment.text($0) } == title)
    #expect(call.traits.map { fragment.text($0) } == traits)
    #expect(fragment.text(call.body) == body)
  }

  @Test("Arguments make a preview each")
  func arguments() throws {
    let source = "#Preview(\"n\", arguments: [1, 2]) { Row($0) }"
    guard case .expansion(let expansion?, []) = try Requests.reply(to: Requests.preview(source))
    else {
      Issue.record("no expansion")
      return
    }
    #expect(
      expansion.contains(
        """
        static func _previewParts() -> [ViewTree._PreviewPart] {
        ViewTree._PreviewPart.all([1, 2], { Row($0) })
        }
        """))
    #expect(expansion.contains("static var parts: [ViewTree._PreviewPart] { $s1AX14PreviewContent"))
  }

  @Test(
    "The literals of the outermost view's arguments can be set",
    arguments: [
      (
        "{ Badge(title: \"a\", -1, isOn: true, kind: .big, other: x, list: [1]).padding(3) }",
        """
        { _previewParameters in
        Badge(title: _previewParameters.value("title", "a"), \
        _previewParameters.value("argument 2", -1), isOn: _previewParameters.value("isOn", true), \
        kind: _previewParameters.value("kind", .big), other: x, list: [1]).padding(3)
        }
        """, ["title", "argument 2", "isOn", "kind"]
      ),
      (
        "{ Dot(Color.red, edge: Color(red: 0, green: f(1), blue: 1), back: Color.red.opacity(1)) }",
        """
        { _previewParameters in
        Dot(_previewParameters.value("argument 1", Color.red), \
        edge: _previewParameters.value("edge", Color(red: 0, green: f(1), blue: 1)), \
        back: Color.red.opacity(1))
        }
        """, ["argument 1", "edge"]
      ),
      ("{ Text(\"a\") }", nil, []),
      ("{ Badge(title: \"\\(x)\") }", nil, []),
      ("{ Badge(a) }", nil, []),
      ("{ Badge(1); Badge(2) }", nil, []),
      ("{ return Badge(1) }", nil, []),
      ("{ x in Badge(1) }", nil, []),
      ("{ make(1) }", nil, []),
      ("{}", nil, []),
    ] as [(String, String?, [String])])
  func parameters(source: String, expansion: String?, names: [String]) throws {
    let fragment = try SourceFragment("#Preview " + source)
    let list = PreviewParameterList(fragment, try PreviewCall(fragment).body)
    #expect(list?.source == expansion)
    #expect((list?.names ?? []) == names)
  }

  @Test("Declarations marked with @Previewable become properties of a view around the rest")
  func state() throws {
    let source = """
      #Preview {
        @Previewable @State var x = [1]
          .map { $0 + 1 } // why
        @Previewable @State(initialValue: "a") private var s: String; @FocusState @Previewable var f
        @State var local = 1
        let y = x
        Text("\\(y) @Previewable")
      }
      """
    let fragment = try SourceFragment(source)
    #expect(
      try PreviewBody(fragment, try PreviewCall(fragment).body).source == """
        struct PreviewableContent: ViewTree._PreviewContent {
        @State var x = [1]
            .map { $0 + 1 }
        @State(initialValue: "a") private var s: String
        @FocusState var f
        var _previewControls: [ViewTree._PreviewControl] { \
        [ViewTree._PreviewControl("x", $x), ViewTree._PreviewControl("s", $s)] }
        var _previewBody: some ViewTree.View {

          
         // why
          
         

          @State var local = 1
          let y = x
          Text("\\(y) @Previewable")

        }
        }
        return PreviewableContent()
        """)
  }

  @Test(
    "A declaration ends where the next statement begins",
    arguments: [
      ("var x = 1\nText()", "var x = 1"),
      ("var x = 1; Text()", "var x = 1"),
      ("var x = a\n  + b\nText()", "var x = a\n  + b"),
      ("var x = a +\n  b\nText()", "var x = a +\n  b"),
      ("var x = a\n-b", "var x = a"),
      ("var x = a!\nText()", "var x = a!"),
      ("var x = a\n  ? b\n  : c\nText()", "var x = a\n  ? b\n  : c"),
      ("var x =\n  a\nText()", "var x =\n  a"),
      ("var x: [Int\n] = []\nText()", "var x: [Int\n] = []"),
      ("var x = a\n  as? B\nText()", "var x = a\n  as? B"),
      ("var x = if a { 1 }\nelse { 2 }\nText()", "var x = if a { 1 }\nelse { 2 }"),
      ("var x = f {\n}\nText()", "var x = f {\n}"),
      ("var x = 1 // end\n// more\nText()", "var x = 1"),
      ("var x = try\n f()\nText()", "var x = try\n f()"),
    ])
  func statements(source: String, statement: String) throws {
    let fragment = try SourceFragment(source)
    let end = fragment.endOfStatement(from: 0, upTo: fragment.tokens.count)
    #expect(fragment.text(0..<end) == statement)
  }

  @Test(
    "What can't be expanded is reported where it stands",
    arguments: [
      (
        "#Preview { () -> any View in @Previewable @State var x = 0; A() }",
        "'@Previewable' needs a closure without a signature; remove what precedes 'in'", 111..<128
      ),
      (
        "#Preview { @Previewable func f() {} }",
        "'@Previewable' belongs to a variable with a property wrapper, such as '@State'", 111..<123
      ),
      (
        "#Preview(style: .a) { A() }",
        "'#Preview' has no argument 'style' here; write a name, 'traits', 'arguments' and a body",
        116..<118
      ),
      ("#Preview(\"a\")", "'#Preview' needs one closure that makes a view", 100..<113),
    ])
  func errors(source: String, message: String, range: Range<Int>) throws {
    #expect(
      try Requests.reply(to: Requests.preview(source))
        == .expansion(
          source: nil,
          diagnostics: [
            .init(
              message: message,
              position: .init(fileName: "/src/Row.swift", offset: range.lowerBound),
              highlights: [
                .init(
                  fileName: "/src/Row.swift", startOffset: range.lowerBound,
                  endOffset: range.upperBound)
              ])
          ]))
  }
}
