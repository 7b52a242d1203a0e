public import Foundation

/// Something that a reader feels.
///
/// - Note: Differs from UIKit: pages can't be felt; nothing happens.
@MainActor @preconcurrency
public class UIFeedbackGenerator {
  public init() {}
  public func prepare() {}
}

/// A knock.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public override init() {}
  public init(style: FeedbackStyle) {}
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// Something that has gone well or not.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  public func notificationOccurred(_ type: FeedbackType) {}
}

/// Another choice.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}
