import SwiftUI

@MainActor enum AnimatableUses {
  static func vectorArithmetic<T: VectorArithmetic>(_ value: T, _ t: T) {
    var copy = value
    _ = (any VectorArithmetic).self
    copy.scale(by: 0.5)
    _ = value.magnitudeSquared
    _ = value.scaled(by: 0.5)
    copy.interpolate(towards: t, amount: 0.5)
    _ = value.interpolated(towards: t, amount: 0.5)
  }

  static func animatable<T: Animatable>(_ value: T) {
    _ = (any Animatable).self
    _ = T.AnimatableData.self
    _ = value.animatableData
  }

  static func emptyAnimatableData() {
    _ = EmptyAnimatableData.self
    _ = EmptyAnimatableData()
  }

  static func animatablePair(_ value: AnimatablePair<CGFloat, Double>) {
    _ = AnimatablePair<CGFloat, Double>.self
    _ = value.first
    _ = value.second
    _ = AnimatablePair(1, 0.5)
  }
}
