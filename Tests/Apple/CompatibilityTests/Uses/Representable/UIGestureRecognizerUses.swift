import UIKit

@MainActor enum UIGestureRecognizerUses {
  final class Target: NSObject, UIGestureRecognizerDelegate {
    func found(_ sender: UIGestureRecognizer) {}
    func found() {}
  }

  static func base(_ target: Target, _ view: UIView) {
    let value = UIGestureRecognizer()
    let taking: @MainActor (Target) -> @MainActor (UIGestureRecognizer) -> Void = Target.found(_:)
    let plain: @MainActor (Target) -> @MainActor () -> Void = Target.found
    _ = UIGestureRecognizer(target: target, action: taking)
    _ = UIGestureRecognizer(target: target, action: plain)
    value.addTarget(target, action: taking)
    value.addTarget(target, action: plain)
    _ = (value.isEnabled, value.cancelsTouchesInView, value.state, value.view, value.delegate)
    _ = value.location(in: view)
    let _: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed, .recognized,
    ]
    view.addGestureRecognizer(value)
    view.removeGestureRecognizer(value)
    _ = view.gestureRecognizers
    _ = target.gestureRecognizerShouldBegin(value)
    _ = target.gestureRecognizer(value, shouldRecognizeSimultaneouslyWith: value)
  }

  static func delegate<T: UIGestureRecognizerDelegate>(_ value: UIGestureRecognizer, _ teller: T) {
    _ = (any UIGestureRecognizerDelegate).self
    _ = teller.gestureRecognizerShouldBegin(value)
    _ = teller.gestureRecognizer(value, shouldRecognizeSimultaneouslyWith: value)
  }

  static func kinds(_ view: UIView) {
    let tap = UITapGestureRecognizer()
    _ = (UITapGestureRecognizer.self, tap.numberOfTapsRequired, tap.numberOfTouchesRequired)
    let long = UILongPressGestureRecognizer()
    _ = (UILongPressGestureRecognizer.self, long.minimumPressDuration, long.allowableMovement)
    _ = long.numberOfTapsRequired
    let pan = UIPanGestureRecognizer()
    _ = (UIPanGestureRecognizer.self, pan.translation(in: view), pan.velocity(in: view))
    pan.setTranslation(.zero, in: view)
    let swipe = UISwipeGestureRecognizer()
    _ = (UISwipeGestureRecognizer.self, swipe.direction, swipe.numberOfTouchesRequired)
    let _: UISwipeGestureRecognizer.Direction = [.right, .left, .up, .down]
    _ = UISwipeGestureRecognizer.Direction(rawValue: 1).rawValue
    let pinch = UIPinchGestureRecognizer()
    _ = (UIPinchGestureRecognizer.self, pinch.scale, pinch.velocity)
  }
}
