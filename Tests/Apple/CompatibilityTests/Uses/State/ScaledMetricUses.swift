import SwiftUI

@MainActor enum ScaledMetricUses {
  static func scaledMetric() {
    _ = ScaledMetric(wrappedValue: 1.0).wrappedValue
    _ = ScaledMetric(wrappedValue: 1.0, relativeTo: .title)
  }
}
