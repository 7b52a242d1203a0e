import Testing

@testable import MacroExpansion

@Suite("Bodies of types")
struct TypeBodyTests {
  private let source = """
    struct Other { var body: some View { Text("other").padding(1) } }
    struct `Card`: View {
      let title: String

      var body: some View {
        VStack(spacing: 4) {
          Text("Tea")  // .padding(99)
            .padding(.horizontal, -8.5)
            .bold()
          Text("\\(title) and")
          HStack { Image("a.png").frame(width: 1_000, height: x) }
        }
      }

      struct Inner: View { var body: some View { Text("inner").opacity(0.5) } }
      static func make() {}
    }
    """

  @Test("Calls have their lines and numbers, texts their lines")
  func calls() throws {
    let body = try #require(TypeBody(of: "Card", declaredOn: 2, in: source))
    #expect(
      body.calls == [
        .init(name: "View", line: 5, numbers: []), .init(name: "VStack", line: 6, numbers: ["4"]),
        .init(name: "Text", line: 7, numbers: []),
        .init(name: "padding", line: 8, numbers: ["-8.5"]),
        .init(name: "bold", line: 9, numbers: []), .init(name: "Text", line: 10, numbers: []),
        .init(name: "HStack", line: 11, numbers: []), .init(name: "Image", line: 11, numbers: []),
        .init(name: "frame", line: 11, numbers: ["1000"]),
        .init(name: "make", line: 16, numbers: []),
      ])
    #expect(
      body.texts == [.init(text: "Tea", line: 7), .init(text: "a.png", line: 11)])
  }

  @Test("A path to no declaration has no body")
  func missing() {
    #expect(TypeBody(of: "Card", declaredOn: 1, in: source) == nil)
    #expect(TypeBody(of: "None", declaredOn: 2, in: source) == nil)
    #expect(TypeBody(of: "Card", declaredOn: 1, in: "struct Card") == nil)
    #expect(TypeBody(of: "Card", declaredOn: 1, in: "struct Card { \"") == nil)
  }
}
