import SwiftUI

@MainActor enum FocusStateUses {
  static func focusState(_ value: FocusState<Bool>) {
    _ = FocusState<Bool>.self
    _ = FocusState()
    _ = value.wrappedValue
    _ = value.projectedValue
  }

  static func focusStateBinding(_ value: FocusState<Bool>.Binding) {
    _ = FocusState<Bool>.Binding.self
    _ = value.wrappedValue
    _ = value.projectedValue
  }

  static func optional() {
    _ = FocusState<Int?>()
  }
}
