import SwiftUI

@MainActor enum VisibilityUses {
  static func visibility() {
    let _: [Visibility] = [.automatic, .visible, .hidden]
    _ = Visibility.self
  }
}
