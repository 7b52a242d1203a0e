import SwiftUI

@MainActor enum EnvironmentKeyUses {
  static func environmentKey<T: EnvironmentKey>(_: T.Type) {
    _ = (any EnvironmentKey).self
    _ = T.Value.self
    _ = T.defaultValue
  }
}
