import SwiftUI

@MainActor enum TextUses {
  static func text(_ value: Text, _ staticString: StaticString) {
    _ = Text.self
    _ = Text(verbatim: "a")
    _ = Text("a", tableName: "a", bundle: .main, comment: staticString)
    _ = value + Text("a")
  }

  static func textOverloads() {
    _ = Text(AttributedString("a"))
    _ = Text(Image(systemName: "star"))
  }
}
