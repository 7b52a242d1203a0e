import SwiftUI

@MainActor enum ScrollTargetsUses {
  static func view(_ view: some View, _ someScrollTargetBehavior: some ScrollTargetBehavior) {
    _ = view.scrollTargetBehavior(someScrollTargetBehavior)
    _ = view.scrollTargetLayout(isEnabled: true)
    _ = view.scrollTarget(isEnabled: true)
  }

  static func scrollTargetBehavior() {
    let _: PagingScrollTargetBehavior = .paging
    let _: ViewAlignedScrollTargetBehavior = .viewAligned
    _ = (any ScrollTargetBehavior).self
    _ = ViewAlignedScrollTargetBehavior.viewAligned(limitBehavior: .automatic)
  }

  static func pagingScrollTargetBehavior() {
    _ = PagingScrollTargetBehavior.self
    _ = PagingScrollTargetBehavior()
  }

  static func viewAlignedScrollTargetBehavior() {
    _ = ViewAlignedScrollTargetBehavior.self
    _ = ViewAlignedScrollTargetBehavior(limitBehavior: .automatic)
  }

  static func viewAlignedScrollTargetBehaviorLimitBehavior() {
    let _: [ViewAlignedScrollTargetBehavior.LimitBehavior] = [
      .automatic, .always, .alwaysByFew, .alwaysByOne, .never,
    ]
    _ = ViewAlignedScrollTargetBehavior.LimitBehavior.self
  }
}
