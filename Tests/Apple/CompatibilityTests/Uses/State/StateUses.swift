import SwiftUI

@MainActor enum StateUses {
  static func state(_ value: State<Int>) {
    _ = State<Int>.self
    _ = State(wrappedValue: 1)
    _ = State(initialValue: 1)
    _ = value.wrappedValue
    _ = value.projectedValue
    _ = State<Int?>()
  }
}
