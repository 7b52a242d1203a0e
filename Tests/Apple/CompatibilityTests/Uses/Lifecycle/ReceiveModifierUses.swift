import SwiftUI

@MainActor enum ReceiveModifierUses {
  static func view(_ view: some View) {
    _ = view.onReceive(Just(1), perform: { _ in })
  }
}
