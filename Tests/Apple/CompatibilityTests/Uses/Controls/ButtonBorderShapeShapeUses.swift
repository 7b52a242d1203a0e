import SwiftUI

@MainActor enum ButtonBorderShapeShapeUses {
  static func buttonBorderShape(_ value: ButtonBorderShape) {
    _ = value.path(in: CGRect(x: 0, y: 0, width: 9, height: 9))
    _ = value.inset(by: 1)
    _ = Text("a").clipShape(.buttonBorder)
  }
}
