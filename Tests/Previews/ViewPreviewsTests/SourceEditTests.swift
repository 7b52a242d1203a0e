import Foundation
import Testing

@testable import PreviewSupervision

@Suite("How far edits reach")
struct SourceEditTests {
  private static let source = """
    import SwiftUI

    /// A card.
    struct Card: View {
      let title: String
      var count = 3
      var half: Int { count / 2 }
      var stored: Int { didSet { print(1) } }
      init(title: String) { self.title = title }
      var body: some View {
        VStack { Text(title); Inner() }
      }
      struct Inner: View {
        var body: some View { Text("inner") }
      }
      func label(_ value: Int = 1) -> String { "\\(value)" }
    }

    protocol Named { var name: String { get } }

    let all = [1, 2].map { $0 + 1 }

    #Preview("Card") { Card(title: "a") }
    """

  @Test(
    "An edit is what the words that differ are in",
    arguments: [
      ("count / 2", "count / 3", SourceEdit.bodies),
      ("self.title = title", "self.title = title + \"!\"", .bodies),
      ("Text(title)", "Text(title).padding()", .opaqueBodies),
      ("\"inner\"", "\"outer\"", .opaqueBodies),
      ("VStack { Text(title); Inner() }", "", .opaqueBodies),
      ("\"\\(value)\"", "\"\\(value + 1)\"", .bodies),
      ("Card(title: \"a\")", "Card(title: \"b\").padding()", .bodies),
      ("/// A card.", "/// Another card.\n", .bodies),
      ("count = 3", "count = 4", .interface),
      ("= 1)", "= 2)", .interface),
      ("didSet { print(1) }", "didSet { print(2) }", .interface),
      ("didSet { print(1) }", "1", .interface),
      ("let title", "private let title", .interface),
      ("{ get }", "{ get set }", .interface),
      ("$0 + 1", "$0 + 2", .interface),
      ("some View { Text", "Text { Text", .interface),
      ("import SwiftUI", "import SwiftUI\nimport Foundation", .interface),
      ("#Preview(\"Card\")", "#Preview(\"A card\")", .interface),
      ("struct Inner", "final class Inner", .interface),
      ("{ Text(\"inner\") }", "{ Text(\"inner\") ", .unreadable),
      ("\"inner\"", "\"inner", .unreadable),
    ])
  func reach(of old: String, as new: String, is expected: SourceEdit) throws {
    let range = try #require(Self.source.range(of: old))
    let edited = Self.source.replacingCharacters(in: range, with: new)
    #expect(SourceEdit(from: Self.source, to: edited) == expected)
  }

  @Test("Inlinable bodies are visible to other modules")
  func copied() {
    #expect(
      SourceEdit(
        from: "@inlinable func f() -> Int { 1 }", to: "@inlinable func f() -> Int { 2 }")
        == .interface)
  }

  @Test("A body that moves to another declaration is visible to other files")
  func moved() {
    #expect(
      SourceEdit(from: "func f() { 1 }\nfunc g() { 2 }", to: "func f() { 1 }\nfunc h() { 2 }")
        == .interface)
  }
}
