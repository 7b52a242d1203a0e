import SwiftUI

@MainActor enum ScrollTargetUses {
  static func scrollTarget(_ value: ScrollTarget) {
    _ = ScrollTarget.self
    _ = ScrollTarget(rect: .zero, anchor: .center)
    _ = value.rect
    _ = value.anchor
  }

  static func scrollTargetBehavior(
    _ value: some ScrollTargetBehavior, _ target: inout ScrollTarget,
    _ context: ScrollTargetBehaviorContext
  ) {
    let _: PagingScrollTargetBehavior.TargetContext = context
    value.updateTarget(&target, context: context)
    _ = ScrollTargetBehaviorContext.self
    _ = context.originalTarget
    _ = context.velocity
    _ = context.contentSize
    _ = context.containerSize
    _ = context.axes
    _ = context.layoutDirection
  }
}
