import SwiftUI
import UIKit

@MainActor enum UIFeedbackGeneratorUses {
  static func uiFeedbackGenerator(_ value: UIFeedbackGenerator) {
    _ = UIFeedbackGenerator.self
    _ = UIFeedbackGenerator()
    value.prepare()
  }

  static func uiImpactFeedbackGenerator(_ value: UIImpactFeedbackGenerator) {
    _ = UIImpactFeedbackGenerator.self
    _ = UIImpactFeedbackGenerator()
    _ = UIImpactFeedbackGenerator(style: .light)
    value.impactOccurred()
    value.impactOccurred(intensity: 1)
  }

  static func uiImpactFeedbackGeneratorFeedbackStyle() {
    let _: [UIImpactFeedbackGenerator.FeedbackStyle] = [.light, .medium, .heavy, .soft, .rigid]
    _ = UIImpactFeedbackGenerator.FeedbackStyle.self
  }

  static func uiNotificationFeedbackGenerator(_ value: UINotificationFeedbackGenerator) {
    _ = UINotificationFeedbackGenerator.self
    value.notificationOccurred(.success)
  }

  static func uiNotificationFeedbackGeneratorFeedbackType() {
    let _: [UINotificationFeedbackGenerator.FeedbackType] = [.success, .warning, .error]
    _ = UINotificationFeedbackGenerator.FeedbackType.self
  }

  static func uiSelectionFeedbackGenerator(_ value: UISelectionFeedbackGenerator) {
    _ = UISelectionFeedbackGenerator.self
    value.selectionChanged()
  }
}
