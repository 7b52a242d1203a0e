import SwiftUI

@MainActor enum StandardValuesWindowsUses {
  static func openWindowAction(_ value: OpenWindowAction) {
    _ = OpenWindowAction.self
    value(id: "a")
    value(value: 1)
    value(id: "a", value: 1)
    value.callAsFunction(id: "a")
    value.callAsFunction(value: 1)
    value.callAsFunction(id: "a", value: 1)
  }

  static func dismissWindowAction(_ value: DismissWindowAction) {
    _ = DismissWindowAction.self
    value.callAsFunction()
    value.callAsFunction(id: "a")
    value.callAsFunction(value: 1)
    value.callAsFunction(id: "a", value: 1)
  }

  static func otherActions(_ settings: OpenSettingsAction, _ review: RequestReviewAction) {
    _ = OpenSettingsAction.self
    settings.callAsFunction()
    _ = RequestReviewAction.self
    review.callAsFunction()
  }

  static func controlActiveState() {
    _ = ControlActiveState.self
    _ = [ControlActiveState.key, .active, .inactive]
  }

  static func environmentValues(_ value: EnvironmentValues) {
    _ = value.openWindow
    _ = value.dismissWindow
    _ = value.openSettings
    _ = value.requestReview
    _ = value.supportsMultipleWindows
    _ = value.controlActiveState
    _ = value.isFocused
    _ = value.accessibilityEnabled
    _ = value.accessibilityQuickActionsEnabled
    _ = value.accessibilityLargeContentViewerEnabled
    _ = value.isLuminanceReduced
    _ = value.isSceneCaptured
  }
}
