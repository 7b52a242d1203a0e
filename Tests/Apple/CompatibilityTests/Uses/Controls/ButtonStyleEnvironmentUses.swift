import SwiftUI

@MainActor enum ButtonStyleEnvironmentUses {
  static func view(_ view: some View) {
    _ = view.buttonStyle(.bordered)
  }
}
