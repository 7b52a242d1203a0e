public import Foundation

/// What can be done with things in other apps.
///
/// - Note: Differs from UIKit: a page shows nothing in its place.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Told when it has been used; on a page never.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Creates a controller for things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Something that can be done with things.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The name of something that can be done.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mail = ActivityType(rawValue: "mail")
    public static let message = ActivityType(rawValue: "message")
    public static let print = ActivityType(rawValue: "print")
    public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
    public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
    public static let airDrop = ActivityType(rawValue: "airDrop")
  }

  public override init() { super.init() }
}
