@_exported public import Foundation

/// What a device can have felt and heard.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

/// Now, as a time at which something is felt.
public let CHHapticTimeImmediate: TimeInterval = 0

/// Has patterns felt.
///
/// - Note: Differs from Core Haptics: a server has nobody feel anything, as a device without a motor; whoever makes
///   an engine all the same is refused.
open class CHHapticEngine: @unchecked Sendable {
  private struct NoMotor: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
  }

  /// Why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed,
      gameControllerDisconnect
    case systemError = -1
  }

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoMotor() }

  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var resetHandler: () -> Void = {}
  open var isAutoShutdownEnabled = false
  open var playsHapticsOnly = false

  public init() throws { throw CocoaError(.featureUnsupported) }

  open func start() throws {}
  open func start(completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CocoaError(.featureUnsupported)
  }
}

/// What plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}

/// Events one after the other.
open class CHHapticPattern: @unchecked Sendable {
  public let events: [CHHapticEvent]

  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
  }

  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
  }
}

/// Something that is felt or heard.
open class CHHapticEvent: @unchecked Sendable {
  /// What it is.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// What it is like.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    public static let sustained = ParameterID(rawValue: "Sustained")
  }

  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  open var relativeTime: TimeInterval
  open var duration: TimeInterval

  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }
}

/// A value of an event.
open class CHHapticEventParameter: @unchecked Sendable {
  public let parameterID: CHHapticEvent.ParameterID
  open var value: Float

  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// A value that all events have for a while.
open class CHHapticDynamicParameter: @unchecked Sendable {
  /// Which value it is.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }

  public let parameterID: ID
  open var value: Float
  open var relativeTime: TimeInterval

  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
  }
}

/// A value that changes along points.
open class CHHapticParameterCurve: @unchecked Sendable {
  /// A value at a time.
  public final class ControlPoint: Sendable {
    public let relativeTime: TimeInterval
    public let value: Float

    public init(relativeTime time: TimeInterval, value: Float) {
      relativeTime = time
      self.value = value
    }
  }

  public let parameterID: CHHapticDynamicParameter.ID
  public let controlPoints: [ControlPoint]
  open var relativeTime: TimeInterval

  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }
}
