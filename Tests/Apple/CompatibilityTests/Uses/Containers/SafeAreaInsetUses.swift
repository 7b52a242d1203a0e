import SwiftUI

@MainActor enum SafeAreaInsetUses {
  static func view(_ view: some View) {
    _ = view.safeAreaInset(edge: .top, alignment: .leading, spacing: 1, content: { Text("a") })
    _ = view.safeAreaBar(edge: .top, alignment: .leading, spacing: 1, content: { Text("a") })
    _ = view.safeAreaPadding(EdgeInsets())
    _ = view.safeAreaPadding(.horizontal, 1)
  }

  static func viewOverloads(_ view: some View) {
    _ = view.safeAreaInset(edge: .leading, alignment: .top, spacing: 1, content: { Text("a") })
    _ = view.safeAreaPadding(1)
  }
}
