import SwiftUI

@MainActor enum SafeAreaUses {
  static func safeAreaRegions() {
    let _: [SafeAreaRegions] = [.container, .keyboard, .all]
    _ = SafeAreaRegions.self
  }

  static func view(_ view: some View) {
    _ = view.ignoresSafeArea(.container, edges: .horizontal)
    _ = view.edgesIgnoringSafeArea(.horizontal)
  }
}
