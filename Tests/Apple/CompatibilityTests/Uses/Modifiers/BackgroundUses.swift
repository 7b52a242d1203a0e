import SwiftUI

@MainActor enum BackgroundUses {
  static func view(_ view: some View) {
    _ = view.background(alignment: .center, content: { Text("a") })
    _ = view.background(Text("a"), alignment: .center)
    _ = view.overlay(alignment: .center, content: { Text("a") })
    _ = view.overlay(Text("a"), alignment: .center)
  }
}
