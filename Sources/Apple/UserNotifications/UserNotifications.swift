@_exported public import Foundation

/// What a notification says.
///
/// - Note: As in UserNotifications.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  public internal(set) var title = ""
  public internal(set) var subtitle = ""
  public internal(set) var body = ""
  public internal(set) var userInfo: [AnyHashable: Any] = [:]
}

/// What a notification is to say.
open class UNMutableNotificationContent: NSObject, @unchecked Sendable {
  public var title = ""
  public var subtitle = ""
  public var body = ""
  public var sound: UNNotificationSound?
  public var badge: NSNumber?
  public var userInfo: [AnyHashable: Any] = [:]
  public var categoryIdentifier = ""
  public var threadIdentifier = ""
  public var interruptionLevel = UNNotificationInterruptionLevel.active
}

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// The sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  public static let `default` = UNNotificationSound()
  public static let defaultCritical = UNNotificationSound()
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// After a time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// At a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  public func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: .now, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that is to come.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNMutableNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(
    identifier: String, content: UNMutableNotificationContent, trigger: UNNotificationTrigger?
  ) { (self.identifier, self.content, self.trigger) = (identifier, content, trigger) }
}

/// A notification that has come.
open class UNNotification: NSObject, @unchecked Sendable {
  public let request: UNNotificationRequest
  public let date: Date
  init(request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }
}

/// What a reader did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// In which ways a notification comes.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How a notification is shown while the app is.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
}

/// Whether an app may notify.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// What a reader allows.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  public var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// An object that is told of notifications.
///
/// - Note: Differs from UserNotifications: none come.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// The notifications of an app.
///
/// - Note: Differs from UserNotifications: a page's server can't notify its readers; it is denied, and
///   requests are forgotten, which the log says once.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter()
  private static let warned: Void = FileHandle.standardError.write(
    Data("UserNotifications: notifications are not delivered to pages.\n".utf8))

  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  public static func current() -> UNUserNotificationCenter { center }

  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(false, nil) } }
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { DispatchQueue.main.async { completionHandler(UNNotificationSettings()) } }
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Self.warned
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }
  public func add(_ request: UNNotificationRequest) async throws { Self.warned }
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { DispatchQueue.main.async { completionHandler([]) } }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  public func removeAllPendingNotificationRequests() {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func removeAllDeliveredNotifications() {}
  public func setBadgeCount(_ count: Int) async throws {}
}
