/// Whether surroundings are light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// What a UIKit view knows of its surroundings.
public final class UITraitCollection: Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
  public let verticalSizeClass = UIUserInterfaceSizeClass.regular

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates traits that say nothing.
  public convenience init() { self.init(userInterfaceStyle: .unspecified) }

  /// Light surroundings.
  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
}
