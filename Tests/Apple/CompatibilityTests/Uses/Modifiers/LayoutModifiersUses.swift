import SwiftUI

@MainActor enum LayoutModifiersUses {
  static func contentMode() {
    let _: [ContentMode] = [.fit, .fill]
    _ = ContentMode.self
  }

  static func view(_ view: some View) {
    _ = view.fixedSize()
    _ = view.fixedSize(horizontal: true, vertical: true)
    _ = view.aspectRatio(1, contentMode: .fit)
    _ = view.scaledToFit()
    _ = view.scaledToFill()
    _ = view.layoutPriority(0.5)
  }

  static func viewOverloads(_ view: some View) {
    _ = view.aspectRatio(CGSize(width: 9, height: 9), contentMode: .fit)
  }
}
