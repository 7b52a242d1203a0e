import SwiftUI

@MainActor enum AddressCheckUses {
  static func view(_ view: some View) {
    _ = view.acceptsAddresses(for: Int.self, where: { _ in true })
  }
}
