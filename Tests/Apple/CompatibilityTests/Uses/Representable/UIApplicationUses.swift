import SwiftUI
import UIKit

@MainActor enum UIApplicationUses {
  static func uiApplication(_ value: UIApplication, _ url: URL) {
    let _: UIApplication = .shared
    _ = UIApplication.self
    _ = value.applicationState
    _ = value.isIdleTimerDisabled
    _ = value.applicationIconBadgeNumber
    _ = UIApplication.openSettingsURLString
    value.open(url, options: [:], completionHandler: { _ in })
    _ = value.canOpenURL(url)
    Task { _ = await value.open(url, options: [:]) }
    _ = UIApplication.didBecomeActiveNotification
    _ = UIApplication.willResignActiveNotification
    _ = UIApplication.didEnterBackgroundNotification
    _ = UIApplication.willEnterForegroundNotification
    _ = UIApplication.willTerminateNotification
    _ = UIApplication.didReceiveMemoryWarningNotification
  }

  static func uiApplicationOpenExternalURLOptionsKey() {
    let _: UIApplication.OpenExternalURLOptionsKey = .universalLinksOnly
    _ = UIApplication.OpenExternalURLOptionsKey.self
  }

  static func uiApplicationLaunchOptionsKey() {
    let _: UIApplication.LaunchOptionsKey = .url
    _ = UIApplication.LaunchOptionsKey.self
  }

  static func uiApplicationState() {
    let _: [UIApplication.State] = [.active, .inactive, .background]
    _ = UIApplication.State.self
  }

  static func uiApplicationDelegate<T: UIApplicationDelegate>(_ value: T) {
    _ = (any UIApplicationDelegate).self
    _ = value.application(.shared, didFinishLaunchingWithOptions: [:])
  }

  static func uiApplicationDelegateAdaptor(_ value: UIApplicationDelegateAdaptor<Delegate>) {
    _ = UIApplicationDelegateAdaptor<Delegate>.self
    _ = value.wrappedValue
    _ = UIApplicationDelegateAdaptor(Delegate.self)
  }
}
