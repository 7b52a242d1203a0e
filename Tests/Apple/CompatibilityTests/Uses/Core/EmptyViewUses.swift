import SwiftUI

@MainActor enum EmptyViewUses {
  static func emptyView() {
    _ = EmptyView.self
    _ = EmptyView()
  }
}
