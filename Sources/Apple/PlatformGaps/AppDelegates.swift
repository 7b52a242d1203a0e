public import Foundation
public import ViewTree

extension UIApplication {
  /// Told at midnight; on a page never.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Told when the reader takes a picture of the screen; on a page never.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// What an address is opened with.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
  }

  /// The app's delegate, once it was made.
  public var delegate: (any UIApplicationDelegate)? {
    get { launched }
    set { launched = newValue }
  }
}

/// What came of loading something in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

extension UIColor {
  /// Writes hue, saturation and brightness of the colour in light surroundings; always true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: alpha)
    let (top, low) = (max(red, green, blue), min(red, green, blue))
    let range = top - low
    var turn: CGFloat = 0
    if range > 0 {
      switch top {
      case red: turn = (green - blue) / range
      case green: turn = (blue - red) / range + 2
      default: turn = (red - green) / range + 4
      }
    }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = top > 0 ? range / top : 0
    brightness?.pointee = top
    return true
  }

  /// Writes how light the colour is in light surroundings; always true.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: alpha)
    white?.pointee = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return true
  }
}
