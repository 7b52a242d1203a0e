public import Foundation
public import ViewTree

/// A part of an app that has windows.
///
/// - Note: Differs from UIKit: a page has none; apps that look for one find none.
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
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var screen: UIScreen { .main }
  public var traitCollection: UITraitCollection { .current }
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
/// - Note: Differs from UIKit: it shows nothing.
@MainActor @preconcurrency open class UIWindow: UIView {
  public var rootViewController: UIViewController?
  public var windowScene: UIWindowScene?
  public var isKeyWindow: Bool { false }
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }
  public func makeKeyAndVisible() {}
}

/// An object that is notified of a scene's life.
///
/// - Note: Differs from UIKit: it never is.
@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {}

/// An object that is notified of a window scene's life.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIApplication {
  /// The app's scenes: none.
  public var connectedScenes: Set<UIScene> { [] }
  /// The app's windows: none.
  public var windows: [UIWindow] { [] }
  /// The window in front: none.
  public var keyWindow: UIWindow? { nil }
}
