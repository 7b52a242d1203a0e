public import Foundation

/// How a change goes on over time.
///
/// - Note: As in SwiftUI.
public struct Animation: Hashable, Sendable {
  package enum Curve: Hashable, Sendable {
    case bezier(Double, Double, Double, Double)
    /// A spring and the speed at the start, in ways a second.
    case spring(Spring, velocity: Double)
    /// Parts of the way at even steps.
    case samples([Double])
  }
  package var curve: Curve
  /// In seconds; of no use to springs.
  package var duration: Double
  /// The time before the change begins, in seconds.
  package var delaySeconds: Double = 0
  /// How much faster the change goes.
  package var speedFactor: Double = 1
  /// How often the change is shown; infinity for ever.
  package var repeats: Double = 1
  /// Whether every other time goes backwards.
  package var reverses = false

  init(_ curve: UnitCurve, duration: Double) {
    self.curve = .bezier(curve.x1, curve.y1, curve.x2, curve.y2)
    self.duration = duration.isFinite ? max(0, duration) : 0
  }

  init(_ spring: Spring, velocity: Double = 0) {
    curve = .spring(spring, velocity: velocity.isFinite ? velocity : 0)
    duration = spring.duration
  }

  /// An animation that goes through parts of the way at even steps, in so many seconds.
  init(samples: [Double], duration: Double) {
    curve = .samples(samples)
    self.duration = duration
  }

  /// The usual animation: a spring without bounce.
  public static let `default` = Animation(Spring(response: 0.55, dampingRatio: 1))

  /// The time that the change takes, in seconds, once it has begun.
  package var activeDuration: Double {
    switch curve {
    case .bezier, .samples: duration / speedFactor
    case .spring(let spring, let velocity):
      spring.settlingTime(within: 0.001, velocity: velocity) / speedFactor
    }
  }
}

extension Animation {
  /// The time until nothing changes any more, in seconds; once only if it goes on for ever.
  var wholeDuration: Double {
    min(delaySeconds + activeDuration * (repeats.isFinite ? repeats : 1), 3600)
  }

  /// The usual time of a curve, in seconds.
  private static let usual = 0.35

  /// Even speed.
  public static var linear: Animation { linear(duration: usual) }
  /// Even speed; times are in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(.linear, duration: duration)
  }
  /// A slow start.
  public static var easeIn: Animation { easeIn(duration: usual) }
  /// A slow start.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.easeIn, duration: duration)
  }
  /// A slow end.
  public static var easeOut: Animation { easeOut(duration: usual) }
  /// A slow end.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.easeOut, duration: duration)
  }
  /// A slow start and a slow end.
  public static var easeInOut: Animation { easeInOut(duration: usual) }
  /// A slow start and a slow end.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration: duration)
  }
  /// A curve with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(UnitCurve(p1x, p1y, p2x, p2y), duration: duration)
  }
  /// A curve of the author's own.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(curve, duration: duration)
  }

  /// A spring without bounce.
  public static var spring: Animation { spring() }
  /// A spring by how long it is felt to last, and its bounce.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: bounce))
  }
  /// A spring by its period and its damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(Spring(response: response, dampingRatio: dampingFraction))
  }
  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(spring)
  }
  /// A quick spring that follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }
  /// A quick spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(Spring(response: response, dampingRatio: dampingFraction))
  }
  /// A quick spring that follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: 0.14 + extraBounce))
  }
  /// A spring of physical parts.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      velocity: initialVelocity)
  }
  /// A spring by how long it is felt to last, and its bounce.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: bounce), velocity: initialVelocity)
  }
  /// A spring.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(spring, velocity: initialVelocity)
  }
  /// A spring without bounce.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with a little bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a little bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with bounce.
  public static var bouncy: Animation { bouncy() }
  /// A spring with bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// The animation, begun later, by seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.delaySeconds += delay.isFinite ? delay : 0
    return copy
  }
  /// The animation, its delay included, so many times as fast.
  public func speed(_ speed: Double) -> Animation {
    guard speed > 0, speed.isFinite else { return self }
    var copy = self
    copy.speedFactor *= speed
    copy.delaySeconds /= speed
    return copy
  }
  /// The animation, shown so many times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repeats = Double(max(1, repeatCount))
    copy.reverses = autoreverses
    return copy
  }
  /// The animation, shown again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repeats = .infinity
    copy.reverses = autoreverses
    return copy
  }
  /// The animation, which counts as done after a time.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
