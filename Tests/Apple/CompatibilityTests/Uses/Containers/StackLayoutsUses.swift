import SwiftUI

@MainActor enum StackLayoutsUses {
  static func hStackLayout(_ value: HStackLayout) {
    _ = HStackLayout.self
    _ = value.alignment
    _ = value.spacing
    _ = HStackLayout(alignment: .top, spacing: 1)
  }

  static func vStackLayout(_ value: VStackLayout) {
    _ = VStackLayout.self
    _ = value.alignment
    _ = value.spacing
    _ = VStackLayout(alignment: .leading, spacing: 1)
  }

  static func zStackLayout(_ value: ZStackLayout) {
    _ = ZStackLayout.self
    _ = value.alignment
    _ = ZStackLayout(alignment: .center)
  }

  static func gridLayout(_ value: GridLayout) {
    _ = GridLayout.self
    _ = value.alignment
    _ = value.horizontalSpacing
    _ = value.verticalSpacing
    _ = GridLayout(alignment: .center, horizontalSpacing: 1, verticalSpacing: 1)
  }

  static func anyLayout(_ hStackLayout: HStackLayout) {
    _ = AnyLayout.self
    _ = AnyLayout(hStackLayout)
  }
}
