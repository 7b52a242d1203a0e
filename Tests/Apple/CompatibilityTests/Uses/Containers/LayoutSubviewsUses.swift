import SwiftUI

@MainActor enum LayoutSubviewsUses {
  static func layoutSubviews(_ value: LayoutSubviews) {
    _ = LayoutSubviews.self
    _ = value.layoutDirection
    _ = value[[1]]
  }

  static func layoutSubview(_ value: LayoutSubview) {
    _ = LayoutSubview.self
    _ = value[RankKey.self]
    _ = value.priority
    _ = value.sizeThatFits(.unspecified)
    _ = value.dimensions(in: .unspecified)
    _ = value.spacing
    value.place(at: CGPoint(x: 1, y: 2), anchor: .center, proposal: .unspecified)
  }
}
