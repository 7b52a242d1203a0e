import SwiftUI

@MainActor enum RandomSourceUses {
  static func source(_ values: EnvironmentValues) {
    let source: RandomSource = values.randomSource
    _ = source.next()
    _ = source.uuid()
    _ = RandomSource.system
    _ = RandomSource.seeded(1)
  }
}
