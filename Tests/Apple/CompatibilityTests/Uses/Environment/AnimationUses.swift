import SwiftUI

@MainActor enum AnimationUses {
  static func animation(_ value: Animation) {
    let _: [Animation] = [
      .default, .linear, .easeIn, .easeOut, .easeInOut, .spring, .interactiveSpring,
      .interpolatingSpring, .smooth, .snappy, .bouncy,
    ]
    _ = Animation.self
    _ = Animation.linear(duration: 1)
    _ = Animation.easeIn(duration: 1)
    _ = Animation.easeOut(duration: 1)
    _ = Animation.easeInOut(duration: 1)
    _ = Animation.timingCurve(0.5, 0.5, 0.5, 0.5, duration: 1)
    _ = Animation.timingCurve(.linear, duration: 1)
    _ = Animation.spring(duration: 1, bounce: 0.5, blendDuration: 0.5)
    _ = Animation.spring(response: 0.5, dampingFraction: 0.5, blendDuration: 1)
    _ = Animation.spring(Spring(), blendDuration: 1)
    _ = Animation.interactiveSpring(response: 0.5, dampingFraction: 0.5, blendDuration: 1)
    _ = Animation.interactiveSpring(duration: 1, extraBounce: 0.5, blendDuration: 1)
    _ = Animation.interpolatingSpring(mass: 0.5, stiffness: 0.5, damping: 0.5, initialVelocity: 0.5)
    _ = Animation.interpolatingSpring(duration: 1, bounce: 0.5, initialVelocity: 0.5)
    _ = Animation.interpolatingSpring(Spring(), initialVelocity: 0.5)
    _ = Animation.smooth(duration: 1, extraBounce: 0.5)
    _ = Animation.snappy(duration: 1, extraBounce: 0.5)
    _ = Animation.bouncy(duration: 1, extraBounce: 0.5)
    _ = value.delay(1)
    _ = value.speed(0.5)
    _ = value.repeatCount(1, autoreverses: true)
    _ = value.repeatForever(autoreverses: true)
    _ = value.logicallyComplete(after: 1)
  }
}
