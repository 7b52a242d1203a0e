public import Foundation
public import ViewTree

/// What an app's icon offers when it is pressed for long.
///
/// - Note: Differs from UIKit: a page has no such icon; nobody is offered it.
public final class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: NSObject]?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: NSObject]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The picture of what an app's icon offers.
public final class UIApplicationShortcutIcon: NSObject {
  public init(systemImageName: String) { super.init() }
  public init(templateImageName: String) { super.init() }
}

extension UIApplication {
  /// What the app's icon offers; of no effect.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }
}

extension UIScene.ConnectionOptions {
  /// What was chosen of the app's icon: nothing.
  public var shortcutItem: UIApplicationShortcutItem? { nil }
}
