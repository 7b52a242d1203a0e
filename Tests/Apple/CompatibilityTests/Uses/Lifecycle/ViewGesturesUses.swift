import SwiftUI

@MainActor enum ViewGesturesUses {
  static func gestureMask() {
    let _: [GestureMask] = [.none, .gesture, .subviews, .all]
    _ = GestureMask.self
  }

  static func view(_ view: some View) {
    _ = view.gesture(TapGesture(), including: .none)
    _ = view.gesture(TapGesture(), isEnabled: true)
    _ = view.highPriorityGesture(TapGesture(), including: .none)
    _ = view.simultaneousGesture(TapGesture(), including: .none)
    _ = view.onTapGesture(count: 1, perform: {})
    _ = view.onTapGesture(count: 1, coordinateSpace: .named("a"), perform: { _ in })
    _ = view.onLongPressGesture(
      minimumDuration: 0.5, maximumDistance: 1, perform: {}, onPressingChanged: { _ in })
    _ = view.onLongPressGesture(
      minimumDuration: 0.5, maximumDistance: 1, pressing: { _ in }, perform: {})
    _ = view.defersSystemGestures(on: .horizontal)
  }
}
