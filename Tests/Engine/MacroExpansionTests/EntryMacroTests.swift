import Testing

@testable import MacroExpansion

@Suite("@Entry")
struct EntryMacroTests {
  @Test(
    "The key holds the default value under the property's type, if one is written",
    arguments: [
      ("@Entry var foo: Int = 1 + 2 // why", "foo", ": ViewTree._EntryDefault<Int>", "1 + 2"),
      ("\n/// Doc.\n@Entry\npublic var foo = \"x\"", "foo", "", "\"x\""),
      ("@Entry var foo: String?", "foo", ": ViewTree._EntryDefault<String?>", "nil"),
      ("@Entry var foo: Model!", "foo", ": ViewTree._EntryDefault<Model?>", "nil"),
      ("@Entry var foo: [A<B>]=[]", "foo", ": ViewTree._EntryDefault<[A<B>]>", "[]"),
      ("@Entry var foo: A<B>=.c", "foo", ": ViewTree._EntryDefault<A<B>>", ".c"),
      ("@Entry var foo: Int?=5", "foo", ": ViewTree._EntryDefault<Int?>", "5"),
      (
        "@Entry private(set) var foo: @MainActor (Int) -> Void = { _ in }", "foo",
        ": ViewTree._EntryDefault<@MainActor (Int) -> Void>", "{ _ in }"
      ),
      ("@available(*, deprecated) @Entry var `in` = f()", "in", "", "f()"),
    ])
  func keys(source: String, name: String, type: String, value: String) throws {
    #expect(
      try Requests.reply(to: Requests.entry(source, role: "peer"))
        == .expansion(
          source: """
            nonisolated private struct __Key_\(name): ViewTree.EnvironmentKey, ViewTree._EntryKey {
            nonisolated(unsafe) static let _entry\(type) = ViewTree._EntryDefault(\(value))
            }
            """, diagnostics: []))
    #expect(
      try Requests.reply(to: Requests.entry(source, role: "accessor"))
        == .expansion(
          source:
            "{ get { self[__Key_\(name).self] } set { self[__Key_\(name).self] = newValue } }",
          diagnostics: []))
  }

  @Test("A focused value has a key without a default")
  func focusedValues() throws {
    let request = Requests.entry(
      "@Entry var foo: Int?", role: "peer", context: "public extension SwiftUI.FocusedValues {}")
    #expect(
      try Requests.reply(to: request)
        == .expansion(
          source: """
            nonisolated private struct __Key_foo: ViewTree.FocusedValueKey {
            typealias Value = Int
            }
            """, diagnostics: []))
  }

  @Test(
    "What can't be an entry is reported once, where it stands",
    arguments: [
      (
        "@Entry var foo: Int", "extension EnvironmentValues {}",
        "'@Entry' needs a default value unless its type is optional: 'var foo: Int = …'", 7..<19
      ),
      (
        "@Entry let foo = 1", "extension EnvironmentValues {}",
        "'@Entry' needs a 'var': the environment sets it", 7..<18
      ),
      (
        "@Entry static var foo = 1", "extension EnvironmentValues {}",
        "'@Entry' needs a property of instances; remove 'static'", 7..<13
      ),
      (
        "/*é*/ @Entry var foo: Int { 5 }", "extension EnvironmentValues {}",
        "'@Entry' needs a stored property; it writes 'get' and 'set' itself", 27..<32
      ),
      (
        "@Entry var foo: Int", "extension FocusedValues {}",
        "'@Entry' in 'FocusedValues' needs an optional type and no value", 7..<19
      ),
      (
        " @Entry var foo = 1", "struct EnvironmentValues {}",
        "'@Entry' belongs to a property in an extension of 'EnvironmentValues', 'Transaction', "
          + "'ContainerValues' or 'FocusedValues'", 1..<7
      ),
    ])
  func errors(source: String, context: String, message: String, range: Range<Int>) throws {
    let accessor = Requests.entry(source, role: "accessor", context: context)
    #expect(
      try Requests.reply(to: accessor)
        == .expansion(
          source: "{ get { Swift.fatalError() } set {} }",
          diagnostics: [
            .init(
              message: message,
              position: .init(fileName: "/src/Row.swift", offset: 100 + range.lowerBound),
              highlights: [
                .init(
                  fileName: "/src/Row.swift", startOffset: 100 + range.lowerBound,
                  endOffset: 100 + range.upperBound)
              ])
          ]))
    let peer = Requests.entry(source, role: "peer", context: context)
    #expect(try Requests.reply(to: peer) == .expansion(source: "", diagnostics: []))
  }
}
