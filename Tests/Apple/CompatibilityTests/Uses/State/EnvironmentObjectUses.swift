import SwiftUI

@MainActor enum EnvironmentObjectUses {
  static func environmentObject(_ value: EnvironmentObject<Store>) {
    _ = EnvironmentObject<Store>.self
    _ = EnvironmentObject<Store>()
    _ = value.wrappedValue
    _ = value.projectedValue
  }
}
