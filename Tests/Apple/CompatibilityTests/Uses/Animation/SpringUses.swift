import SwiftUI

@MainActor enum SpringUses {
  static func spring(_ value: Spring) {
    let _: [Spring] = [.smooth, .snappy, .bouncy]
    _ = Spring.self
    _ = Spring(duration: 1, bounce: 0.5)
    _ = Spring(response: 0.5, dampingRatio: 0.5)
    _ = Spring(mass: 0.5, stiffness: 0.5, damping: 0.5, allowOverDamping: true)
    _ = Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: 0.5)
    _ = value.duration
    _ = value.bounce
    _ = value.response
    _ = value.dampingRatio
    _ = value.mass
    _ = value.stiffness
    _ = value.damping
    _ = value.settlingDuration
    _ = Spring.smooth(duration: 1, extraBounce: 0.5)
    _ = Spring.snappy(duration: 1, extraBounce: 0.5)
    _ = Spring.bouncy(duration: 1, extraBounce: 0.5)
    _ = value.value(target: 1, initialVelocity: 1, time: 1)
    _ = value.velocity(target: 1, initialVelocity: 1, time: 1)
    _ = value.settlingDuration(target: 1, initialVelocity: 1, epsilon: 0.5)
  }
}
