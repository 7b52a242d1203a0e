import SwiftUI

@MainActor enum AppearanceUses {
  static func view(_ view: some View) {
    _ = view.onAppear(perform: {})
    _ = view.onDisappear(perform: {})
  }
}
