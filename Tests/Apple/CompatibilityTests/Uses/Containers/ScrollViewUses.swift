import SwiftUI

@MainActor enum ScrollViewUses {
  static func scrollView(_ value: ScrollView<Text>) {
    _ = ScrollView<Text>.self
    _ = value.content
    _ = value.axes
    _ = value.showsIndicators
    _ = ScrollView(.vertical, showsIndicators: true, content: { Text("a") })
  }
}
