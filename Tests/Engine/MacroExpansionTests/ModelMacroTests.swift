import Testing

@testable import MacroExpansion

@Suite("@Model")
struct ModelMacroTests {
  private func properties(_ body: String) throws -> [ModelDeclaration.Property] {
    try ModelDeclaration(SourceFragment("@Model final class A: B {\n\(body)\n}")).properties
  }

  @Test(
    "Stored properties are kept; computed, static and transient ones and constants with a value not",
    arguments: [
      ("var a: Int", ["a"]), ("var a = 1\nvar b: [C]? = nil", ["a", "b"]),
      ("var a: Int { 1 }", []), ("var a: Int {\n get { 1 }\n set {} }", []),
      ("let a = 1", []), ("@Attribute(.unique) let a: B<C>\nlet b: D\n", ["a", "b"]),
      ("static var a = 1", []), ("@Transient var a = 1", []),
      ("private(set) var a: D<E>\ninit() {}\nfunc f() { var b = 1 }", ["a"]),
      ("@Attribute(.unique)\nvar a: Int { didSet { f() } }", ["a"]),
      ("class func f() {}\nenum K { case x }\nvar a: K = K.x", ["a"]),
    ])
  func kept(body: String, names: [String]) throws {
    #expect(try properties(body).map(\.name) == names)
  }

  @Test("The initial value and the attribute's arguments are read as they are written")
  func details() throws {
    let property = try #require(
      try properties("@Relationship(deleteRule: .cascade) var a: [B] = [] { didSet { f() } }").first
    )
    #expect(property.value == "[]")
    #expect(property.metadata?.attribute == "Relationship")
    #expect(property.metadata?.arguments == "deleteRule: .cascade")
  }

  @Test("A structure can't be a model")
  func structure() {
    #expect(throws: MacroError.self) { try ModelDeclaration(SourceFragment("@Model struct A {}")) }
  }
}
