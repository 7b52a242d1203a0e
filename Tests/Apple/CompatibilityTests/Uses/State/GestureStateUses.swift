import SwiftUI

@MainActor enum GestureStateUses {
  static func gestureState(_ value: GestureState<Int>) {
    _ = GestureState<Int>.self
    _ = GestureState(wrappedValue: 1)
    _ = GestureState(initialValue: 1)
    _ = GestureState(wrappedValue: 1, resetTransaction: Transaction())
    _ = value.wrappedValue
    _ = value.projectedValue
  }
}
