import SwiftUI

@MainActor enum UIAccessibilityUses {
  static func uiAccessibility() {
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    let _: [Bool] = [
      UIAccessibility.isVoiceOverRunning, UIAccessibility.isSwitchControlRunning,
      UIAccessibility.isBoldTextEnabled, UIAccessibility.isGuidedAccessEnabled,
      UIAccessibility.isReduceMotionEnabled, UIAccessibility.isReduceTransparencyEnabled,
      UIAccessibility.isInvertColorsEnabled, UIAccessibility.isDarkerSystemColorsEnabled,
    ]
    let _: [UIAccessibility.Notification] = [
      .announcement, .layoutChanged, .screenChanged, .pageScrolled,
      UIAccessibility.Notification(rawValue: 1),
    ]
    _ = UIAccessibility.Notification.announcement.rawValue
    _ = UIAccessibility.self
  }
}
