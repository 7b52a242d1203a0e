import SwiftUI

@MainActor enum ButtonBorderShapeUses {
  static func buttonBorderShape() {
    let _: [ButtonBorderShape] = [.automatic, .capsule, .circle, .roundedRectangle]
    _ = ButtonBorderShape.self
    _ = ButtonBorderShape.roundedRectangle(radius: 1)
  }

  static func environmentValues(_ value: EnvironmentValues) {
    _ = value.buttonBorderShape
  }

  static func buttonRepeatBehavior() {
    let _: [ButtonRepeatBehavior] = [.automatic, .enabled, .disabled]
    _ = ButtonRepeatBehavior.self
  }

  static func view(_ view: some View) {
    _ = view.buttonBorderShape(.automatic)
    _ = view.buttonRepeatBehavior(.automatic)
  }
}
