import SwiftUI

@MainActor enum ScrollViewReaderUses {
  static func scrollViewReader(_ value: ScrollViewReader<Text>) {
    _ = ScrollViewReader<Text>.self
    _ = value.content
    _ = ScrollViewReader(content: { _ in Text("a") })
  }

  static func scrollViewProxy(_ value: ScrollViewProxy) {
    _ = ScrollViewProxy.self
    value.scrollTo(1, anchor: .center)
  }
}
