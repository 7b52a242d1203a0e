import Foundation
import SwiftUI

@MainActor enum AccessibilityNotificationUses {
  static func accessibilityNotification() {
    AccessibilityNotification.Announcement("Saved").post()
    AccessibilityNotification.Announcement(LocalizedStringResource("Saved")).post()
    AccessibilityNotification.Announcement(AttributedString("Saved")).post()
    AccessibilityNotification.LayoutChanged().post()
    AccessibilityNotification.LayoutChanged("Details").post()
    AccessibilityNotification.ScreenChanged().post()
    AccessibilityNotification.ScreenChanged("Cart").post()
    AccessibilityNotification.PageScrolled("Page 2 of 3").post()
    _ = AccessibilityNotification.self
  }
}
