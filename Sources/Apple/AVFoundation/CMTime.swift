public import Foundation

/// A time in a film or a sound: so many parts of a second.
///
/// - Note: As in CoreMedia.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  /// Parts that a second has; zero for no time.
  public var timescale: Int32

  public init(value: Int64 = 0, timescale: Int32 = 0) {
    self.value = value
    self.timescale = timescale
  }

  public init(seconds: Double, preferredTimescale: Int32) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    // What has no number of parts is no time, as in CoreMedia.
    guard let value = Int64(exactly: parts) else {
      self.init()
      return
    }
    self.init(value: value, timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime()

  public var isValid: Bool { timescale > 0 }
  public var isNumeric: Bool { isValid }
  public var isIndefinite: Bool { false }
  /// Not a number if there is no time.
  public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }

  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }

  public static func + (one: CMTime, other: CMTime) -> CMTime {
    CMTime(
      seconds: one.seconds + other.seconds,
      preferredTimescale: max(one.timescale, other.timescale))
  }

  public static func - (one: CMTime, other: CMTime) -> CMTime {
    CMTime(
      seconds: one.seconds - other.seconds,
      preferredTimescale: max(one.timescale, other.timescale))
  }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
