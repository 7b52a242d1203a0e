import SwiftUI

@MainActor enum SectionUses {
  static func section() {
    _ = Section<Text, Text, Text>.self
    _ = Section(content: { Text("a") }, header: { Text("a") }, footer: { Text("a") })
  }
}
