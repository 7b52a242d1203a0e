import Foundation

/// Who may read a value in a log.
///
/// - Note: As in OSLog, but that values without a word about it are shown.
public struct OSLogPrivacy: Equatable, Sendable {
  /// What stands for a value that isn't shown.
  public enum Mask: Equatable, Sendable { case hash, none }
  let isShown: Bool
  public static let auto = OSLogPrivacy(isShown: true)
  public static let `public` = OSLogPrivacy(isShown: true)
  public static let `private` = OSLogPrivacy(isShown: false)
  public static let sensitive = OSLogPrivacy(isShown: false)
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isShown: mask == .none) }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// How a value is set in its column.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isLeft: Bool
  public static let none = OSLogStringAlignment(columns: 0, isLeft: true)
  public static func left(columns: Int) -> OSLogStringAlignment {
    .init(columns: columns, isLeft: true)
  }
  public static func right(columns: Int) -> OSLogStringAlignment {
    .init(columns: columns, isLeft: false)
  }

  func set(_ text: String) -> String {
    let rest = String(repeating: " ", count: min(max(columns - text.count, 0), 1024))
    return isLeft ? text + rest : rest + text
  }
}

/// How a number with decimals is written.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int?
  public static let fixed = OSLogFloatFormatting(precision: nil)
  public static func fixed(precision: Int) -> OSLogFloatFormatting { .init(precision: precision) }
}

/// A message for the log, made of text and values.
///
/// - Note: As in OSLog.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  init(text: String) { self.text = text }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(
    _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy
  ) { text += align.set(privacy.isShown ? value : "<private>") }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(value(), align, privacy) }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(String(format: "%.\(format.precision ?? 6)f", value()), align, privacy) }

  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(String(describing: value()), align, privacy) }
}
