import SwiftUI

@MainActor enum PreferenceLayersUses {
  static func view(_ view: some View) {
    _ = view.overlayPreferenceValue(WidthKey.self, alignment: .center, { _ in Text("a") })
    _ = view.backgroundPreferenceValue(WidthKey.self, alignment: .center, { _ in Text("a") })
  }
}
