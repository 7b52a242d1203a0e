public import Foundation

/// Finds taps.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  /// - Note: Differs from UIKit: taps of several fingers are none.
  open var numberOfTouchesRequired = 1

  package override var gesture: (any Gesture)? {
    SpatialTapGesture(count: max(numberOfTapsRequired, 1)).onEnded { value in
      self.place = value.location
      self.tell(.ended)
    }
  }

  package override func attached(to content: AnyView) -> AnyView {
    AnyView(
      content.onTapGesture(count: max(numberOfTapsRequired, 1)) { point in
        self.place = point
        self.tell(.ended)
      })
  }
}

/// Finds touches that last.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0

  package override var gesture: (any Gesture)? {
    LongPressGesture(minimumDuration: minimumPressDuration, maximumDistance: allowableMovement)
      .onEnded { _ in
        self.tell(.began)
        self.tell(.ended)
      }
  }

  package override func attached(to content: AnyView) -> AnyView {
    AnyView(
      content.onLongPressGesture(minimumDuration: minimumPressDuration) {
        self.tell(.began)
        self.tell(.ended)
      })
  }
}

/// Finds drags.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var translation = CGPoint.zero
  private var speed = CGPoint.zero
  /// What the app has taken off the translation.
  private var offset = CGPoint.zero
  /// Whether a drag has begun, and whether the delegate wants to hear nothing of it.
  private var isUnderWay = false, isIgnored = false
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// How far the finger has moved since the drag began, in points.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: translation.x - offset.x, y: translation.y - offset.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    offset = CGPoint(
      x: self.translation.x - translation.x, y: self.translation.y - translation.y)
  }

  /// How fast the finger moves, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  private func follow(_ value: DragGesture.Value, _ next: State) {
    translation = CGPoint(x: value.translation.width, y: value.translation.height)
    speed = CGPoint(x: value.velocity.width, y: value.velocity.height)
    place = value.location
    if next == .began { isIgnored = !mayBegin }
    if !isIgnored { tell(next) }
    if next == .ended { forget() }
  }

  package override func cancel() {
    super.cancel()
    forget()
  }

  /// The next drag begins anew.
  private func forget() {
    (translation, offset, isUnderWay, isIgnored) = (.zero, .zero, false, false)
  }

  package override var gesture: (any Gesture)? {
    DragGesture()
      .onChanged { value in
        let next = self.isUnderWay ? State.changed : .began
        self.isUnderWay = true
        self.follow(value, next)
      }
      .onEnded { self.follow($0, .ended) }
  }
}

/// Finds drags that begin at an edge of the screen.
///
/// - Note: Differs from UIKit: drags anywhere in the view count.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Finds drags in one direction.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a finger may go.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  package override var gesture: (any Gesture)? {
    DragGesture(minimumDistance: 30).onEnded { value in
      let (x, y) = (value.translation.width, value.translation.height)
      let swiped: Direction =
        abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
      guard self.direction.contains(swiped) else { return }
      self.place = value.startLocation
      self.tell(.ended)
    }
  }
}

/// Finds two fingers that move apart or together.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much farther apart the fingers are than when the gesture began.
  open var scale: CGFloat = 1
  /// - Note: Differs from UIKit: always 0.
  open var velocity: CGFloat { 0 }

  package override var gesture: (any Gesture)? {
    MagnifyGesture()
      .onChanged { value in
        self.scale = value.magnification
        self.tell(self.state == .possible ? .began : .changed)
      }
      .onEnded { value in
        self.scale = value.magnification
        self.tell(.ended)
      }
  }
}

/// Finds two fingers that turn.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned since the gesture began, in radians.
  open var rotation: CGFloat = 0
  /// - Note: Differs from UIKit: always 0.
  open var velocity: CGFloat { 0 }

  package override var gesture: (any Gesture)? {
    RotateGesture()
      .onChanged { value in
        self.rotation = value.rotation.radians
        self.tell(self.state == .possible ? .began : .changed)
      }
      .onEnded { value in
        self.rotation = value.rotation.radians
        self.tell(.ended)
      }
  }
}
