public import Foundation

extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  /// The folder of the account's documents, which is the same for all readers of a page.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of what apps keep, which is the same for all readers of a page.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }
}

extension RunLoop.Mode {
  /// While a finger scrolls, which a server doesn't see: nothing runs in it.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension UserDefaults {
  /// Sets a value; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// The value of a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

/// Does something at once; there is no pool of objects to empty.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Seconds since the start of 2001.
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }

extension CGPoint {
  public var debugDescription: String { "(\(x), \(y))" }
}

/// Values that an account's devices share.
///
/// - Note: Differs from Foundation: they are `UserDefaults` of the process.
public final class NSUbiquitousKeyValueStore: @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  public func set(_ value: Any?, forKey key: String) {
    UserDefaults.standard.set(value, forKey: key)
  }
  public func object(forKey key: String) -> Any? { UserDefaults.standard.object(forKey: key) }
  public func string(forKey key: String) -> String? { UserDefaults.standard.string(forKey: key) }
  public func bool(forKey key: String) -> Bool { UserDefaults.standard.bool(forKey: key) }
  public func double(forKey key: String) -> Double { UserDefaults.standard.double(forKey: key) }
  public func data(forKey key: String) -> Data? { UserDefaults.standard.data(forKey: key) }
  public func removeObject(forKey key: String) { UserDefaults.standard.removeObject(forKey: key) }
  @discardableResult public func synchronize() -> Bool { true }
}

extension Data.WritingOptions {
  /// Writes a file beside the old one, and then in its place.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension URL {
  /// Asks for a file outside of the app's own; all files that a server may read need no asking.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Gives back what was asked for; nothing to do.
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// The folder that apps of a group share, inside the folder of what apps keep.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    let folder = URL.applicationSupportDirectory
      .appendingPathComponent(group.replacingOccurrences(of: "/", with: "_"), isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

extension ProcessInfo {
  /// Whether a battery is to be spared; servers have none.
  public var isLowPowerModeEnabled: Bool { false }
}

extension Notification.Name {
  /// Told when a battery is to be spared; never.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

extension String {
  /// Writes a list into a format, as its description; elsewhere it is bridged to an `NSArray`.
  public init<Element>(format: String, _ values: [Element]) {
    self.init(format: format, arguments: [String(describing: values)])
  }
}
