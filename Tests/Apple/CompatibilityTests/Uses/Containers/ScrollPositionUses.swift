import SwiftUI

@MainActor enum ScrollPositionUses {
  static func scrollPosition(_ value: ScrollPosition) {
    var copy = value
    _ = ScrollPosition.self
    _ = ScrollPosition(idType: Int.self)
    _ = ScrollPosition(edge: .top)
    _ = ScrollPosition(point: CGPoint(x: 1, y: 2))
    _ = ScrollPosition(id: 1, anchor: .center)
    _ = value.edgeValue
    _ = value.point
    _ = value.isPositionedByUser
    _ = value.viewID(type: Int.self)
    copy.scrollTo(edge: .top)
    copy.scrollTo(point: CGPoint(x: 1, y: 2))
    copy.scrollTo(id: 1, anchor: .center)
    copy.scrollTo(x: 1)
    copy.scrollTo(y: 1)
    copy.scrollTo(x: 1, y: 1)
  }

  static func scrollBounceBehavior() {
    let _: [ScrollBounceBehavior] = [.automatic, .always, .basedOnSize]
    _ = ScrollBounceBehavior.self
  }

  static func scrollDismissesKeyboardMode() {
    let _: [ScrollDismissesKeyboardMode] = [.automatic, .immediately, .interactively, .never]
    _ = ScrollDismissesKeyboardMode.self
  }

  static func scrollAnchorRole() {
    let _: [ScrollAnchorRole] = [.initialOffset, .sizeChanges, .alignment]
    _ = ScrollAnchorRole.self
  }

  static func scrollEdgeEffectStyle() {
    let _: [ScrollEdgeEffectStyle] = [.automatic, .hard, .soft]
    _ = ScrollEdgeEffectStyle.self
  }

  static func view(_ view: some View, _ scrollPosition: ScrollPosition) {
    _ = view.scrollPosition(id: .constant(1), anchor: .center)
    _ = view.scrollPosition(.constant(scrollPosition), anchor: .center)
    _ = view.defaultScrollAnchor(.center)
    _ = view.defaultScrollAnchor(.center, for: .initialOffset)
    _ = view.scrollBounceBehavior(.automatic, axes: .vertical)
    _ = view.scrollDismissesKeyboard(.automatic)
    _ = view.scrollIndicatorsFlash(onAppear: true)
    _ = view.scrollEdgeEffectStyle(.automatic, for: .horizontal)
  }
}
