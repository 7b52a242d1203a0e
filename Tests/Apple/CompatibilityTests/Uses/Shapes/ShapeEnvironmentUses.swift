import SwiftUI

@MainActor enum ShapeEnvironmentUses {
  static func environmentValues(_ value: EnvironmentValues) {
    _ = value.backgroundStyle
  }

  static func view(_ view: some View) {
    _ = view.containerShape(Circle())
    _ = view.backgroundStyle(.red)
  }
}
