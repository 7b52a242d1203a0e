import SwiftUI

@MainActor enum ControlSizeUses {
  static func controlSize() {
    let _: [ControlSize] = [.mini, .small, .regular, .large, .extraLarge]
    _ = ControlSize.self
  }

  static func environmentValues(_ value: EnvironmentValues) {
    _ = value.controlSize
  }

  static func view(_ view: some View) {
    _ = view.controlSize(.mini)
  }
}
