/// How a change goes on over time.
///
/// - Note: As in SwiftUI.
public struct Animation: Hashable, Sendable {
  package enum Curve: Hashable, Sendable {
    case bezier(Double, Double, Double, Double)
    /// Angular frequency in radians per second, and the damping ratio.
    case spring(frequency: Double, damping: Double)
  }
  package var curve: Curve
  /// In seconds, for a spring its perceptual duration.
  package var duration: Double
  package var delaySeconds: Double = 0
  package var speedFactor: Double = 1
  package var repeats: Double = 1
  package var reverses = false

  public static let `default` = Animation(
    curve: .spring(frequency: 2 * .pi / 0.55, damping: 1), duration: 0.55)
}
