import SwiftUI

@MainActor enum GroupUses {
  static func group() {
    _ = Group<Text>.self
    _ = Group(content: { Text("a") })
  }
}
