public import Foundation

/// The screen.
///
/// - Note: Differs from UIKit: a page doesn't know its reader's screen; the numbers are those of a
///   usual phone.
@MainActor @preconcurrency
public final class UIScreen {
  public static let main = UIScreen()
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
  public var scale: CGFloat { 3 }
  public var nativeScale: CGFloat { 3 }
  public var brightness: CGFloat = 0.5
}

/// The device.
///
/// - Note: Differs from UIKit: a page doesn't know its reader's device; it counts as a phone.
@MainActor @preconcurrency
public final class UIDevice {
  public static let current = UIDevice()
  public var name: String { "Browser" }
  public var model: String { "Browser" }
  public var localizedModel: String { "Browser" }
  public var systemName: String { "Web" }
  public var systemVersion: String { "0" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var orientation: UIDeviceOrientation { .portrait }
  public var identifierForVendor: UUID? { nil }
  public var batteryLevel: Float { -1 }
  public var isBatteryMonitoringEnabled = false
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// What was copied.
///
/// - Note: Differs from UIKit: what is set goes to the clipboard of the reader whose action runs, and can't be read back.
@MainActor @preconcurrency
public final class UIPasteboard {
  public static let general = UIPasteboard()
  public var string: String? {
    get { nil }
    set { if let newValue { CurrentPage.view?.perform(.copy(newValue)) } }
  }
  public var url: URL? {
    get { nil }
    set { string = newValue?.absoluteString }
  }
  public var hasStrings: Bool { false }
}
