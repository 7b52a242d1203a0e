public import Foundation

/// Something that takes part in the handling of events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Whether the reader is in it.
  open var isFirstResponder: Bool { false }

  /// - Note: Differs from UIKit: text fields alone take the focus.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  @discardableResult
  open func resignFirstResponder() -> Bool { false }

  /// - Note: Differs from UIKit: the reader's keyboard is that of the device.
  open func reloadInputViews() {}

  /// Takes the focus from the page of the reader whose action runs; whether there is such a page.
  package static func endEditing() -> Bool {
    CurrentPage.view?.perform(.focus(nil))
    return CurrentPage.view != nil
  }
}

/// A rectangle of UIKit's, which a page shows as an element.
///
/// It fills the space that it is proposed; its background, corners, border, opacity and subviews
/// are shown. A subview with a frame stands there, another one fills its superview.
///
/// - Note: Differs from UIKit: what a class draws in `draw(_:)` and constraints are ignored; a view
///   that has nothing to show is reported.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// How a view's content fits into it.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// What changes with the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  private static let everyView = UIView()

  /// All views of a kind.
  ///
  /// - Note: Differs from UIKit: of no effect for kinds that have no looks of their own here.
  public class func appearance() -> UIView { everyView }

  open var frame: CGRect
  open var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// How the view is turned, scaled and moved about its centre; slants are left out.
  open var transform = CGAffineTransform.identity { didSet { setNeedsDisplay() } }
  open var isHidden = false { didSet { setNeedsDisplay() } }
  open var isOpaque = true
  open var clipsToBounds = false
  open var tintColor: UIColor! = .tintColor
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  public let layer = CALayer()
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  /// Which of the views that were ever shown in the superview this is.
  var number: UInt64 = 0
  private var places = SubviewPlaces()
  /// What reports touches of the view.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Whether what the view shows takes all the room of a direction.
  var fills = (width: false, height: false)
  /// What shows the view, if it has no superview.
  weak var host: ViewHost?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  open func addSubview(_ view: UIView) { insertSubview(view, at: Int.max) }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    setNeedsDisplay()
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? Int.max)
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview?.setNeedsDisplay()
    superview = nil
  }

  /// Has touches of the view reported.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    setNeedsDisplay()
  }

  /// Has touches of the view reported no more.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    setNeedsDisplay()
  }

  /// Takes the focus from the field that has it, and the keyboard from a phone.
  ///
  /// - Note: Differs from UIKit: wherever on the page the field is.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { Self.endEditing() }

  open func draw(_ rect: CGRect) {}
  /// The innermost view at a point in points of this view; nil outside of it.
  ///
  /// - Note: Differs from UIKit: the browser finds what is touched, so that nobody asks but the app.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, bounds.contains(point) else {
      return nil
    }
    for view in subviews.reversed() {
      let inner = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }
  /// - Note: Differs from UIKit: never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func layoutSubviews() {}
  /// Has the page show the view as it is now.
  open func setNeedsLayout() { setNeedsDisplay() }
  open func layoutIfNeeded() {}
  /// Has the page show the view as it is now.
  open func setNeedsDisplay() {
    var next: UIView? = self
    while let view = next {
      view.revision += 1
      next = view.superview
    }
    shownBy?.redraw()
  }

  /// How often the view, or one in it, has become another: what shows it compares it by that.
  private(set) var revision = 0

  /// What shows the view, or the view that it is in.
  var shownBy: ViewHost? { superview?.shownBy ?? host }

  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Words and pictures that the view itself shows; nil for one that is typed into or set.
  var shownContent: [AnyHashable]? { [] }

  /// Gives numbers to the subviews that are about to be shown.
  func settlePlaces() { places.settle(self) }

  /// Has the view, and those in it, be the same for the page as one that is gone.
  func take(placeOf other: UIView) {
    number = other.number
    places = other.places
  }

  /// Where smaller content stands in the view's frame.
  package var contentAlignment: Alignment { .center }

  /// Adds what a view of the engine's own classes shows; false if it is just an area.
  package func lowerContent(into context: inout LoweringContext) -> Bool { false }
}

/// How a view is drawn.
@MainActor @preconcurrency
public final class CALayer {
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var backgroundColor: CGColor?
  public var masksToBounds = false
  public var shadowColor: CGColor?
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 3
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var opacity: Float = 1
  /// - Note: Differs from UIKit: layers have no others in them.
  public var sublayers: [CALayer]? { nil }
  /// - Note: Differs from UIKit: changes nothing.
  public var filters: [Any]?
}
