import SwiftUI

@MainActor enum ContainerKindUses {
  static func environmentValues(_ value: EnvironmentValues) {
    _ = value.labelsVisibility
  }

  static func view(_ view: some View) {
    _ = view.labelsHidden()
    _ = view.labelsVisibility(.hidden)
  }
}
