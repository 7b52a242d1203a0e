public import Foundation

/// A weight on a spring, which swings to its place of rest.
///
/// - Note: As in SwiftUI. The weight is 1.
public struct Spring: Hashable, Sendable {
  /// How fast the spring would swing without damping, in radians a second.
  package var frequency: Double
  /// 1 is the least damping without overshoot.
  package var ratio: Double

  package init(frequency: Double, ratio: Double) {
    self.frequency = frequency.isFinite ? min(max(frequency, 1e-3), 1e5) : 1e5
    self.ratio = ratio.isFinite ? min(max(ratio, 0), 1e3) : 1
  }

  /// Creates a spring by how long a swing is felt to last, in seconds, and how much it bounces: 0 not
  /// at all, 1 forever, less than 0 is slower than need be.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(frequency: 2 * .pi / max(duration, 1e-4), ratio: Spring.ratio(bounce: bounce))
  }

  /// Creates a spring by its period without damping, in seconds, and its damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / max(response, 1e-4), ratio: dampingRatio)
  }

  /// Creates a spring of physical parts.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    let mass = max(mass, 1e-6)
    let frequency = (max(stiffness, 0) / mass).squareRoot()
    let ratio = damping / (2 * (max(stiffness, 1e-9) * mass).squareRoot())
    self.init(frequency: frequency, ratio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// Creates a spring that comes to rest in a time.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(frequency: 1, ratio: dampingRatio)
    let time = unit.settlingTime(within: epsilon)
    self.init(frequency: time / max(settlingDuration, 1e-4), ratio: dampingRatio)
  }

  static func ratio(bounce: Double) -> Double {
    let bounce = bounce.isFinite ? min(max(bounce, -0.999), 1) : 0
    return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }

  /// How long a swing is felt to last, in seconds.
  public var duration: TimeInterval { 2 * .pi / frequency }
  /// How much the spring bounces.
  public var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
  /// The period without damping, in seconds.
  public var response: Double { duration }
  /// The damping as a part of the least without overshoot.
  public var dampingRatio: Double { ratio }
  /// The weight.
  public var mass: Double { 1 }
  /// The force of the spring by its length.
  public var stiffness: Double { frequency * frequency }
  /// The force of the damping by speed.
  public var damping: Double { 2 * ratio * frequency }
  /// The time until the spring has come to rest, in seconds.
  public var settlingDuration: TimeInterval { settlingTime(within: 0.001) }

  /// A spring that does not bounce.
  public static var smooth: Spring { smooth() }
  /// A spring that does not bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring that bounces a little.
  public static var snappy: Spring { snappy() }
  /// A spring that bounces a little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring that bounces.
  public static var bouncy: Spring { bouncy() }
  /// A spring that bounces.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring {
  /// How far the weight is from its place of rest after a time, and how fast it moves, if it starts
  /// at −1 with a speed.
  ///
  /// The solution of `y″ + 2ζω·y′ + ω²·y = 0`.
  func displacement(at time: Double, velocity: Double = 0) -> (offset: Double, speed: Double) {
    let (w, z) = (frequency, ratio)
    if z < 1 {
      let swing = w * (1 - z * z).squareRoot()
      let b = (velocity - z * w) / swing
      let decay = exp(-z * w * time)
      let (s, c) = (sin(swing * time), cos(swing * time))
      let offset = decay * (b * s - c)
      return (offset, decay * (swing * (s + b * c)) - z * w * offset)
    }
    if z == 1 {
      let b = velocity - w
      let decay = exp(-w * time)
      return (decay * (b * time - 1), decay * (b - w * (b * time - 1)))
    }
    let root = w * (z * z - 1).squareRoot()
    // The slow exponent from the product of both, which loses no digits.
    let fast = -z * w - root
    let slow = w * w / fast
    let a = (velocity + fast) / (slow - fast)
    let b = -1 - a
    return (
      a * exp(slow * time) + b * exp(fast * time),
      a * slow * exp(slow * time) + b * fast * exp(fast * time)
    )
  }

  /// The time after which the weight stays within a distance of its place of rest; a minute at most.
  func settlingTime(within epsilon: Double, velocity: Double = 0) -> Double {
    let limit = 60.0
    func envelope(_ time: Double) -> Double {
      guard ratio < 1 else { return abs(displacement(at: time, velocity: velocity).offset) }
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let b = (velocity - ratio * frequency) / swing
      return (1 + b * b).squareRoot() * exp(-ratio * frequency * time)
    }
    guard epsilon > 0, envelope(limit) < epsilon else { return limit }
    // Without swings the distance falls in the end, so the last crossing is found by halving from
    // a time that is late enough.
    var (low, high) = (0.0, limit)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(middle) < epsilon { high = middle } else { low = middle }
    }
    return high
  }

  /// Where the weight is after a time, on its way from zero to a target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    // A speed moves the weight apart from the way, which is a spring at rest that is pushed.
    let (rest, pushed) = (displacement(at: time).offset, displacement(at: time, velocity: 1).offset)
    return target.scaled(by: 1 + rest) + initialVelocity.scaled(by: pushed - rest)
  }

  /// How fast the weight moves after a time, on its way from zero to a target.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (rest, pushed) = (displacement(at: time).speed, displacement(at: time, velocity: 1).speed)
    return target.scaled(by: rest) + initialVelocity.scaled(by: pushed - rest)
  }

  /// The time until the weight has come to rest at a target.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let size = target.magnitudeSquared.squareRoot()
    guard size > 0 else { return settlingTime(within: epsilon) }
    let speed = initialVelocity.magnitudeSquared.squareRoot() / size
    return settlingTime(within: epsilon / size, velocity: -speed)
  }
}
