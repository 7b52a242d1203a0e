import Testing

@testable import ViewTree

@Suite("Identities of types")
@MainActor
struct IdentityTests {
  private struct Hidden<Content> {}

  @Test("The name of a private or local type has no address of this process")
  func names() {
    struct Local {}
    #expect(Identity.name(of: Int.self) == "Swift.Int")
    for type in [Hidden<Local>.self, Local.self, [Hidden<Int>].self] as [Any.Type] {
      #expect(!Identity.name(of: type).contains("$"), "\(Identity.name(of: type))")
    }
    #expect(Identity.type(Hidden<Int>.self) != Identity.type(Hidden<String>.self))
  }
}
