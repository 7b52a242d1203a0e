import SwiftUI

@MainActor enum ClipUses {
  static func view(_ view: some View) {
    _ = view.clipShape(Circle(), style: FillStyle())
    _ = view.clipped(antialiased: true)
    _ = view.cornerRadius(1, antialiased: true)
  }
}
