import Foundation

/// Writes messages to the program's log, which is its standard error.
///
/// - Note: As in OSLog.
public struct Logger: @unchecked Sendable {
  private let log: OSLog

  /// Creates a writer whose lines begin with a subsystem and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a writer of plain lines.
  public init() { log = .default }

  /// Creates a writer to a log.
  public init(_ log: OSLog) { self.log = log }

  public func log(level: OSLogType = .default, _ message: OSLogMessage) {
    log.write(message, level)
  }
  public func trace(_ message: OSLogMessage) { log.write(message, .debug) }
  public func debug(_ message: OSLogMessage) { log.write(message, .debug) }
  public func info(_ message: OSLogMessage) { log.write(message, .info) }
  public func notice(_ message: OSLogMessage) { log.write(message, .default) }
  public func warning(_ message: OSLogMessage) { log.write(message, .error) }
  public func error(_ message: OSLogMessage) { log.write(message, .error) }
  public func critical(_ message: OSLogMessage) { log.write(message, .fault) }
  public func fault(_ message: OSLogMessage) { log.write(message, .fault) }
}

/// A log of a part of a program.
///
/// - Note: As in OSLog; it is written to standard error.
public final class OSLog: @unchecked Sendable {
  public static let `default` = OSLog(prefix: "")
  public static let disabled = OSLog(prefix: nil)
  /// What a line begins with; nil for no lines.
  private let prefix: String?

  public init(subsystem: String, category: String) { prefix = "[\(subsystem):\(category)] " }

  private init(prefix: String?) { self.prefix = prefix }

  func write(_ message: OSLogMessage, _ level: OSLogType) {
    guard let line = line(message, level) else { return }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// The line of a message; line breaks in it are shown, so that no value can begin a line.
  func line(_ message: OSLogMessage, _ level: OSLogType) -> String? {
    guard let prefix else { return nil }
    let text = message.text.replacingOccurrences(of: "\n", with: "\\n")
      .replacingOccurrences(of: "\r", with: "\\r")
    return "\(prefix)\(level.name): \(text)"
  }
}

/// How much a message matters.
///
/// - Note: As in OSLog.
public struct OSLogType: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

/// Writes a message to the log.
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
  log.write(message, type)
}

/// Writes a message to the log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message, type)
}

/// Writes a format with its values to the log.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  let format = message.description.replacingOccurrences(of: "%{public}", with: "%")
    .replacingOccurrences(of: "%{private}", with: "%")
  log.write(OSLogMessage(text: String(format: format, arguments: arguments)), type)
}

/// Writes a format with its values to the log.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {
  let format = message.description.replacingOccurrences(of: "%{public}", with: "%")
    .replacingOccurrences(of: "%{private}", with: "%").replacingOccurrences(of: "%s", with: "%@")
  log.write(OSLogMessage(text: String(format: format, arguments: arguments)), type)
}
