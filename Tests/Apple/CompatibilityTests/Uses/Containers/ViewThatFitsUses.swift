import SwiftUI

@MainActor enum ViewThatFitsUses {
  static func viewThatFits() {
    _ = ViewThatFits<Text>.self
    _ = ViewThatFits(in: .vertical, content: { Text("a") })
  }
}
