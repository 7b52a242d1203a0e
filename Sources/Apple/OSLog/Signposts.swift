/// A mark in time.
///
/// - Note: Differs from OSLog: nothing is recorded.
public struct OSSignpostType: Hashable, Sendable {
  let rawValue: UInt8
  public static let event = OSSignpostType(rawValue: 0)
  public static let begin = OSSignpostType(rawValue: 1)
  public static let end = OSSignpostType(rawValue: 2)
}

/// What tells marks of one name apart.
public struct OSSignpostID: Hashable, Sendable {
  let rawValue: UInt64
  public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
  public init(log: OSLog) { rawValue = UInt64.random(in: 1...UInt64.max) }
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
  }
  init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Marks a time; nothing is recorded.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Marks a time; nothing is recorded.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: Any...
) {}

/// Marks times of a part of a program; nothing is recorded.
public struct OSSignposter: @unchecked Sendable {
  public init(subsystem: String, category: String) {}
  public init(logger: Logger) {}
  public init() {}
  public func makeSignpostID() -> OSSignpostID {
    OSSignpostID(rawValue: UInt64.random(in: 1...UInt64.max))
  }
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// An interval that was begun.
public final class OSSignpostIntervalState: Sendable {}
