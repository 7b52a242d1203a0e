public import Foundation
public import ViewTree

extension UIView {
  /// How changes of views are animated.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Changes views within a time in seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Changes views within a time in seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation: Animation
    switch options.rawValue >> 16 & 3 {
    case 1: animation = .easeIn(duration: duration)
    case 2: animation = .easeOut(duration: duration)
    case 3: animation = .linear(duration: duration)
    default: animation = .easeInOut(duration: duration)
    }
    change(animation, duration, delay, animations, completion)
  }

  /// Changes views along a spring within a time in seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = Animation.spring(response: duration / 2, dampingFraction: dampingRatio)
    change(animation, duration, delay, animations, completion)
  }

  /// Changes views with an animation of SwiftUI's.
  public class func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    withAnimation(animation, changes)
    completion?()
  }

  /// Changes a view within a time in seconds.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  private class func change(
    _ animation: Animation, _ duration: TimeInterval, _ delay: TimeInterval,
    _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    if delay <= 0 { withAnimation(animation, animations) }
    guard delay > 0 || completion != nil else { return }
    Task { @MainActor in
      if delay > 0 {
        try? await Task.sleep(for: .seconds(delay))
        withAnimation(animation, animations)
      }
      try? await Task.sleep(for: .seconds(max(duration, 0)))
      completion?(true)
    }
  }
}
