import SwiftUI

@MainActor enum AnyViewUses {
  static func anyView() {
    _ = AnyView.self
    _ = AnyView(Text("a"))
    _ = AnyView(erasing: Text("a"))
  }
}
