import SwiftUI

@MainActor enum PageAddressUses {
  static func environmentValues(_ value: EnvironmentValues) {
    _ = value.pageAddress
  }

  static func view(_ view: some View) {
    _ = view.pageAddress(for: Int.self, { _ in "a" })
  }
}
