import SwiftUI

@MainActor enum MaskUses {
  static func view(_ view: some View) {
    _ = view.mask(alignment: .center, { Text("a") })
    _ = view.mask(Text("a"))
  }
}
