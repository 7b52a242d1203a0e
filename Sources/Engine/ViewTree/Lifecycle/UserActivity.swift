public import Foundation

/// What a user does in an app, to go on with elsewhere.
///
/// - Note: Differs from Foundation on Apple's systems: it is kept and goes nowhere.
public final class NSUserActivity: NSObject {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false

  public init(activityType: String) { self.activityType = activityType }
}

/// What an app asks of the system around it. Pages have no such system: all of it compiles and does
/// nothing.
extension View {
  /// - Note: Differs from SwiftUI: no activity comes from elsewhere.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: nothing is told.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: nothing is told.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: a page can't be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: a page can't be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: a page can't be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: a page has no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> Self { self }

  /// - Note: Differs from SwiftUI: a page has no status bar.
  nonisolated public func statusBar(hidden: Bool) -> Self { self }

  /// - Note: Differs from SwiftUI: a page has no such overlays.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
}

/// Something that a reader feels.
///
/// - Note: Differs from SwiftUI: a page can't be felt.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")

  /// How heavy an impact is.
  public struct Weight: Hashable, Sendable {
    private let number: Int
    public static let light = Weight(number: 0)
    public static let medium = Weight(number: 1)
    public static let heavy = Weight(number: 2)
  }

  /// How hard the things are that meet.
  public struct Flexibility: Hashable, Sendable {
    private let number: Int
    public static let rigid = Flexibility(number: 0)
    public static let solid = Flexibility(number: 1)
    public static let soft = Flexibility(number: 2)
  }

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { .impact }
}
