public import Foundation

/// What a device does for its reader, and what it tells.
///
/// - Note: Differs from UIKit: browsers don't say what reads a page aloud, so that is nothing. Less motion and more contrast are told
///   by the browser of the reader whose action runs, once one has asked; bodies read `accessibilityReduceMotion` and
///   `colorSchemeContrast`.
@MainActor @preconcurrency
public enum UIAccessibility {
  /// What is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let announcement = Notification(rawValue: 1)
    public static let layoutChanged = Notification(rawValue: 2)
    public static let screenChanged = Notification(rawValue: 3)
    public static let pageScrolled = Notification(rawValue: 4)
  }

  /// Announces words to the reader whose action runs; what is no text says nothing.
  public static func post(notification: Notification, argument: Any?) {
    let text =
      (argument as? NSAttributedString)?.string
      ?? (argument as? AttributedString).map { String($0.characters) } ?? argument as? String
    CurrentPage.view?.announce(text)
  }

  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }

  public static var isReduceMotionEnabled: Bool {
    CurrentPage.view?.toldEnvironment.accessibilityReduceMotion ?? false
  }

  public static var isDarkerSystemColorsEnabled: Bool {
    CurrentPage.view?.toldEnvironment.colorSchemeContrast == .increased
  }
}

extension LiveView {
  /// The environment, of which the browser tells from now on what it knows.
  fileprivate var toldEnvironment: EnvironmentValues {
    live.readsBrowser = true
    return environment
  }
}
