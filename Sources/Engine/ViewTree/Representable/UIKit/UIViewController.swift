public import Foundation

/// Something that manages a view.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  open var title: String?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// - Note: Differs from UIKit: changes nothing.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  /// What other modules keep of the controller, by their names for it.
  package var attachments: [String: AnyObject] = [:]
  private var loaded: UIView?

  public init(nibName: String?, bundle: Bundle?) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init() }

  /// The view, made on first use.
  open var view: UIView! {
    get {
      if let loaded { return loaded }
      loadView()
      let made = loaded ?? UIView()
      loaded = made
      viewDidLoad()
      return loaded ?? made
    }
    set { loaded = newValue }
  }

  open var isViewLoaded: Bool { loaded != nil }

  /// What the words in the bar at the top of a screen look like.
  ///
  /// - Note: Differs from UIKit: a page has no such bar; nobody asks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// - Note: Differs from UIKit: a page has no such bar; nobody asks.
  open var prefersStatusBarHidden: Bool { false }
  /// - Note: Differs from UIKit: a page has no such line; nobody asks.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// - Note: Differs from UIKit: the reader's device decides; nobody asks.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// - Note: Differs from UIKit: changes nothing.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// - Note: Differs from UIKit: changes nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// - Note: Differs from UIKit: changes nothing.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// - Note: Differs from UIKit: changes nothing.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  open func loadView() { loaded = UIView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}

  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}

  /// Shows a controller over the page of the reader whose action runs.
  ///
  /// - Note: Differs from UIKit: a static page presents nothing.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    CurrentPage.view?.present(controller, from: self)
    completion?()
  }

  /// Takes away what the controller presents; the controller itself, if it presents nothing.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    CurrentPage.view?.dismiss(presentedViewController ?? self)
    completion?()
  }

  /// What the controller presents to the reader whose action runs.
  public var presentedViewController: UIViewController? {
    CurrentPage.view?.presentations.first { $0.presenter === self }?.controller
  }

  /// What presents the controller.
  public var presentingViewController: UIViewController? {
    CurrentPage.view?.presentations.first { $0.controller === self }?.presenter
  }
}

/// What the words in the bar at the top of a screen look like.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// How a device may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// How a view controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// How a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}

/// A view controller that shows a SwiftUI view.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The SwiftUI view.
  open var rootView: Content {
    didSet { (view as? HostingView)?.root = rootView }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }

  /// - Note: As in SwiftUI: a subclass gives its root view by ``init(coder:rootView:)``.
  public required init?(coder: NSCoder) { return nil }

  open override func loadView() { view = HostingView(root: rootView) }
}

/// A UIKit view that shows a SwiftUI view.
final class HostingView: UIView {
  var root: any View

  init(root: any View) {
    self.root = root
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override var shownContent: [AnyHashable]? { nil }

  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    context.lower(any: root, at: Salt.UIKit.viewController)
    return true
  }
}
