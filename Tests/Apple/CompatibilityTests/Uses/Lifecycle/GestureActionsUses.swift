import SwiftUI

@MainActor enum GestureActionsUses {
  static func gestureStateGesture(_ value: GestureStateGesture<TapGesture, Int>) {
    _ = GestureStateGesture<TapGesture, Int>.self
    _ = value.base
    _ = value.state
  }

  static func anyGesture() {
    _ = AnyGesture<Int>.self
    _ = AnyGesture(TapGesture())
  }

  static func gesture<T: Gesture>(_ value: T, _ gestureStateInt: GestureState<Int>) {
    _ = DragGesture().onChanged({ _ in })
    _ = value.onEnded({ _ in })
    _ = value.map({ _ in 1 })
    _ = value.updating(gestureStateInt, body: { _, _, _ in })
  }
}
