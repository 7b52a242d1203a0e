public import Foundation

/// Finds out what a reader does with a view, and tells of it.
///
///     view.addGestureRecognizer(
///       UITapGestureRecognizer(target: coordinator, action: Coordinator.tapped(_:)))
///
/// - Note: Differs from UIKit: Linux has neither `@objc` nor `#selector`, so an action is named as the method that it
///   is. Gestures don't wait for each other.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  open var isEnabled = true { didSet { view?.setNeedsDisplay() } }
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  /// What the app calls it.
  open var name: String?
  /// How many fingers there are.
  open var numberOfTouches: Int { 1 }
  open package(set) var state = State.possible
  /// The view that it was added to.
  open package(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Where the last touch was, in points of the view.
  package var place = CGPoint.zero
  private var actions: [(target: ObjectIdentifier?, perform: (UIGestureRecognizer) -> Void)] = []

  public override init() { super.init() }

  /// Creates a recogniser that has a target's method called, which gets the recogniser.
  public init<Target: AnyObject, Sender>(
    target: Target?, action: (@MainActor (Target) -> @MainActor (Sender) -> Void)?
  ) {
    super.init()
    if let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser that has a target's method called.
  public init<Target: AnyObject>(
    target: Target?, action: (@MainActor (Target) -> @MainActor () -> Void)?
  ) {
    super.init()
    if let action { addTarget(target, action: action) }
  }

  /// Has a target's method called, too, which gets the recogniser.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    actions.append(
      (
        target.map(ObjectIdentifier.init),
        { [weak target] recognizer in
          if let target, let sender = recognizer as? Sender { action(target)(sender) }
        }
      ))
  }

  /// Has a target's method called, too.
  public final func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    actions.append(
      (
        target.map(ObjectIdentifier.init),
        { [weak target] _ in if let target { action(target)() } }
      ))
  }

  /// Where the last touch was, in points of a view: the recogniser's own, or one that it is in.
  open func location(in view: UIView?) -> CGPoint {
    var point = place
    var next = self.view
    while let current = next, current !== view {
      point.x += current.frame.minX
      point.y += current.frame.minY
      next = current.superview
    }
    return point
  }

  /// - Note: Differs from UIKit: gestures don't wait for each other.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Whether the delegate, if there is one, lets a gesture begin.
  package var mayBegin: Bool { delegate?.gestureRecognizerShouldBegin(self) ?? true }

  /// Tells of a state.
  package func tell(_ state: State) {
    self.state = state
    for action in actions { action.perform(self) }
    if state == .ended || state == .cancelled { self.state = .possible }
  }

  /// Something else has become of a gesture that had begun.
  package func cancel() {
    if state != .possible { tell(.cancelled) }
  }

  /// The gesture that the recogniser looks for.
  package var gesture: (any Gesture)? { nil }

  /// A view that listens to what the recogniser looks for.
  package func attached(to content: AnyView) -> AnyView {
    func open<G: Gesture>(_ gesture: G) -> AnyView {
      AnyView(content.gesture(FollowedGesture(content: gesture, recognizer: self)))
    }
    return gesture.map { open($0) } ?? content
  }
}

/// A gesture whose recogniser hears that it came to nothing.
private struct FollowedGesture<Content: Gesture>: _PrimitiveGesture, RecognizedGesture {
  typealias Value = Content.Value
  let content: Content
  let recognizer: UIGestureRecognizer

  func handlers(_ report: GestureReport<Value>) -> [ElementHandler] {
    var report = report
    report.cancelled = { [cancelled = report.cancelled] in
      recognizer.cancel()
      cancelled()
    }
    return ViewTree.handlers(of: content, report)
  }
}

/// Says which gestures count.
///
/// - Note: Differs from UIKit: of drags alone it is asked whether they begin.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
