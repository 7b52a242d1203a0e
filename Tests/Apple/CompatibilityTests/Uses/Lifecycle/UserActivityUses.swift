import SwiftUI

@MainActor enum UserActivityUses {
  static func nsUserActivity(_ value: NSUserActivity) {
    _ = NSUserActivity.self
    _ = value.activityType
    _ = value.title
    _ = value.userInfo
    _ = value.webpageURL
    _ = value.isEligibleForHandoff
    _ = value.isEligibleForSearch
    _ = NSUserActivity(activityType: "a")
  }

  static func view(_ view: some View) {
    _ = view.onContinueUserActivity("a", perform: { _ in })
    _ = view.userActivity("a", isActive: true, { _ in })
    _ = view.userActivity("a", element: 1, { _, _ in })
    _ = view.sensoryFeedback(.success, trigger: 1)
    _ = view.sensoryFeedback(.success, trigger: 1, condition: { _, _ in true })
    _ = view.sensoryFeedback(trigger: 1, { _, _ in .success })
    _ = view.statusBarHidden(true)
    _ = view.statusBar(hidden: true)
    _ = view.persistentSystemOverlays(.hidden)
  }

  static func sensoryFeedback() {
    let _: [SensoryFeedback] = [
      .success, .warning, .error, .selection, .increase, .decrease, .start, .stop, .alignment,
      .levelChange, .impact,
    ]
    _ = SensoryFeedback.self
    _ = SensoryFeedback.impact(weight: .light, intensity: 0.5)
    _ = SensoryFeedback.impact(flexibility: .rigid, intensity: 0.5)
  }

  static func sensoryFeedbackWeight() {
    let _: [SensoryFeedback.Weight] = [.light, .medium, .heavy]
    _ = SensoryFeedback.Weight.self
  }

  static func sensoryFeedbackFlexibility() {
    let _: [SensoryFeedback.Flexibility] = [.rigid, .solid, .soft]
    _ = SensoryFeedback.Flexibility.self
  }
}
