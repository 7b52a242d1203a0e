public import Foundation
public import ViewTree

/// A part of an app that has windows.
///
/// - Note: Differs from UIKit: there is one, of all pages.
@MainActor @preconcurrency open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }
  /// How a scene begins.
  public class ConnectionOptions: NSObject {}
  public var session: UISceneSession { UISceneSession() }
  public var activationState: ActivationState { .foregroundActive }
  public weak var delegate: (any UISceneDelegate)?
}

/// A scene of windows.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  public var windows: [UIWindow] { [.page] }
  public var keyWindow: UIWindow? { .page }
  public var screen: UIScreen { .main }
  public var traitCollection: UITraitCollection { .current }

  /// How a scene's windows are to stand.
  public struct GeometryPreferences: Sendable {
    public static func iOS(
      interfaceOrientations: UIInterfaceOrientationMask
    ) -> GeometryPreferences { GeometryPreferences() }
  }

  /// - Note: Differs from UIKit: the reader's device decides, so that an error is given.
  public func requestGeometryUpdate(
    _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
}

/// What a system keeps of a scene.
@MainActor @preconcurrency open class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable {
    public static let windowApplication = Role()
  }
  public var role: Role { .windowApplication }
  public override nonisolated init() { super.init() }
}

/// How a scene is made.
@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A window.
///
/// - Note: Differs from UIKit: it stands for the page of the reader whose action runs, over which its root view controller
///   presents others; it shows nothing itself.
@MainActor @preconcurrency open class UIWindow: UIView {
  /// The window that apps find.
  static let page: UIWindow = {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.windowScene = scene
    return window
  }()
  /// The scene that apps find.
  static let scene = UIWindowScene()

  public var rootViewController: UIViewController?
  public var windowScene: UIWindowScene?
  public var isKeyWindow: Bool { self === Self.page }
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }
  public func makeKeyAndVisible() {}
  /// Which windows are in front of others.
  public struct Level: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
  public var windowLevel = Level.normal
  public var screen: UIScreen { .main }
  /// - Note: Differs from UIKit: there is no window whose looks could be another's.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
}

/// An object that is notified of a scene's life.
///
/// - Note: Differs from UIKit: it never is.
@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {}

/// An object that is notified of a window scene's life.
///
/// - Note: Differs from UIKit: it never is.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// The scene's window: none.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIApplication {
  /// Whether the app can have another icon: no, a page's is that of its catalogue.
  public var supportsAlternateIcons: Bool { false }

  /// The icon in the place of the app's own: none.
  public var alternateIconName: String? { nil }

  /// - Note: Differs from UIKit: a page keeps its icon, so that an error is given.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }

  /// - Note: Differs from UIKit: a page keeps its icon, so that an error is thrown.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }

  /// The app's scenes: one.
  public var connectedScenes: Set<UIScene> { [UIWindow.scene] }
  /// The app's windows: one.
  public var windows: [UIWindow] { [.page] }
  /// The window in front.
  public var keyWindow: UIWindow? { .page }
}
