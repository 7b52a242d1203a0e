import SwiftUI

@MainActor enum EnvironmentValuesUses {
  static func environmentValues(_ value: EnvironmentValues) {
    _ = EnvironmentValues.self
    _ = EnvironmentValues()
    _ = value[RankEnvironmentKey.self]
  }
}
