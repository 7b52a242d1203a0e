import Combine
import Foundation

@MainActor enum NotificationCenterPublisherUses {
  static func notificationCenter(
    _ value: NotificationCenter, _ notificationName: Notification.Name, _ anyObject: AnyObject
  ) {
    _ = value.publisher(for: notificationName, object: anyObject)
  }

  static func notificationCenterPublisher(
    _ value: NotificationCenter.Publisher, _ notificationCenter: NotificationCenter,
    _ notificationName: Notification.Name, _ anyObject: AnyObject
  ) {
    _ = NotificationCenter.Publisher.self
    _ = value.center
    _ = value.name
    _ = value.object
    _ = NotificationCenter.Publisher(
      center: notificationCenter, name: notificationName, object: anyObject)
  }
}
