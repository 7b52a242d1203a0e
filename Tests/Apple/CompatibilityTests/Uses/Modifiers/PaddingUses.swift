import SwiftUI

@MainActor enum PaddingUses {
  static func view(_ view: some View) {
    _ = view.padding(EdgeInsets())
    _ = view.padding(.horizontal, 1)
  }

  static func viewOverloads(_ view: some View) {
    _ = view.padding(1)
  }
}
