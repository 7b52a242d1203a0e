import CObjects
import ElementTree
public import Foundation

/// The running app.
///
/// - Note: Differs from UIKit: it has no windows.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
  public static let shared = UIApplication()

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    let name: String
    public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
  }

  /// What an app is launched with.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "url")
  }

  /// Whether the app is in front.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Told when the app comes to the front; on a page never.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Told when the app goes to the back; on a page never.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Told when the app has gone to the back; on a page never.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Told when the app is about to come to the front; on a page never.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Told before the app ends; on a page never.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Told when memory is short; on a page never.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// The app's delegate, once it was made.
  package weak var launched: (any UIApplicationDelegate)?

  public var applicationState: State { .active }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public nonisolated static let openSettingsURLString = "about:blank"

  /// Opens an address in the reader's browser, or with the app if its scheme is the app's own.
  ///
  /// - Note: Differs from UIKit: it is opened for the reader whose action runs, and for nobody elsewhere.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let page = canOpenURL(url) ? CurrentPage.view : nil
    page?.open(outside: url)
    completionHandler?(page != nil)
  }

  /// Opens an address in the reader's browser, or with the app if its scheme is the app's own.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { done in
      open(url, options: options) { done.resume(returning: $0) }
    }
  }

  /// Whether an address is one that pages may link to, or the app's own.
  public func canOpenURL(_ url: URL) -> Bool {
    AppLink.isOwn(url) || !LinkURL(url.absoluteString).isRefused
  }
}

/// An object that is notified of an app's life cycle.
///
/// - Note: Differs from UIKit: it is told that the app was launched, and nothing else.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
}

/// Makes an app's delegate.
///
/// - Note: Differs from SwiftUI: the delegate is told that the app was launched, and nothing else.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Makes a delegate of a type, by its initialiser without parameters.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    let metadata = unsafeBitCast(delegateType as AnyClass, to: UnsafeRawPointer.self)
    wrappedValue = Unmanaged<DelegateType>.fromOpaque(object_make(metadata)).takeRetainedValue()
    UIApplication.shared.launched = wrappedValue
    _ = wrappedValue.application(.shared, didFinishLaunchingWithOptions: nil)
  }
}
