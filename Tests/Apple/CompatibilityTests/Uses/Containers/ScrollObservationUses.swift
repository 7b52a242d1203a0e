import SwiftUI

@MainActor enum ScrollObservationUses {
  static func scrollGeometry(_ value: ScrollGeometry) {
    _ = ScrollGeometry.self
    _ = value.contentOffset
    _ = value.contentSize
    _ = value.contentInsets
    _ = value.containerSize
    _ = ScrollGeometry(
      contentOffset: CGPoint(x: 1, y: 2), contentSize: CGSize(width: 9, height: 9),
      contentInsets: EdgeInsets(), containerSize: CGSize(width: 9, height: 9))
    _ = value.visibleRect
    _ = value.bounds
  }

  static func scrollPhase(_ value: ScrollPhase) {
    let _: [ScrollPhase] = [.idle, .tracking, .interacting, .decelerating, .animating]
    _ = ScrollPhase.self
    _ = value.isScrolling
  }

  static func scrollPhaseChangeContext(_ value: ScrollPhaseChangeContext) {
    _ = ScrollPhaseChangeContext.self
    _ = value.geometry
    _ = value.velocity
  }

  static func view(_ view: some View) {
    _ = view.onScrollGeometryChange(for: Int.self, of: { _ in 1 }, action: { _, _ in })
    _ = view.onScrollPhaseChange({ _, _ in })
    _ = view.onScrollVisibilityChange(threshold: 0.5, { _ in })
    _ = view.onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5, { _ in })
  }

  static func viewOverloads(_ view: some View) {
    _ = view.onScrollPhaseChange({ _, _, _ in })
  }
}
