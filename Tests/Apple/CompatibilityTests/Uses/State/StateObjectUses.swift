import SwiftUI

@MainActor enum StateObjectUses {
  static func stateObject(_ value: StateObject<Store>) {
    _ = StateObject<Store>.self
    _ = StateObject(wrappedValue: Store())
    _ = value.wrappedValue
    _ = value.projectedValue
  }
}
