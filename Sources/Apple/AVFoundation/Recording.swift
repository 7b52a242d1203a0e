public import Foundation

/// Records sound.
///
/// - Note: Differs from AVFoundation: a server has no microphone; nothing is recorded, and `record()` is false.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  public let url: URL
  public let settings: [String: Any]
  open var isMeteringEnabled = false
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
  }
  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool { false }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  open func pause() {}
  open func stop() {}
  @discardableResult open func deleteRecording() -> Bool { false }
  open func updateMeters() {}
  open func averagePower(forChannel channel: Int) -> Float { -160 }
  open func peakPower(forChannel channel: Int) -> Float { -160 }
}

/// Hears of a recorder; nothing.
public protocol AVAudioRecorderDelegate: AnyObject {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder, error: (any Error)?
  ) {}
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

/// How well sound is kept.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

extension AVAudioSession {
  /// Whether an app may listen.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }
  public var recordPermission: RecordPermission { .denied }
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { response(false) }
  }
}

/// Whether an app may listen: not on a server.
public enum AVAudioApplication {
  public static func requestRecordPermission() async -> Bool { false }
  public static func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.global().async { response(false) } }
}

/// Moves sound from here to there.
///
/// - Note: Differs from AVFoundation: a server has no sound; `start()` refuses.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioNode()
  public let mainMixerNode = AVAudioMixerNode()
  open var isRunning: Bool { false }
  open func prepare() {}
  open func start() throws { throw CocoaError(.featureUnsupported) }
  open func pause() {}
  open func stop() {}
  open func reset() {}
  open func attach(_ node: AVAudioNode) {}
  open func connect(_ one: AVAudioNode, to other: AVAudioNode, format: AVAudioFormat?) {}
}

/// A place that sound goes through.
open class AVAudioNode: NSObject, @unchecked Sendable {
  public typealias TapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
  open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  open func installTap(
    onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?, block: @escaping TapBlock
  ) {}
  open func removeTap(onBus bus: Int) {}
}

open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  open var outputVolume: Float = 1
}

/// Plays sounds in an engine; none.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  open var isPlaying: Bool { false }
  open var volume: Float = 1
  open func play() {}
  open func pause() {}
  open func stop() {}
}

/// How sound is written.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  open var sampleRate: Double { 44_100 }
  open var channelCount: UInt32 { 1 }
}

/// A piece of sound.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  open var frameLength: UInt32 = 0
}

/// A time in sound.
open class AVAudioTime: NSObject, @unchecked Sendable {}

/// What is recorded of films and sounds.
public struct AVMediaType: Hashable, Sendable {
  let name: String
  public static let audio = AVMediaType(name: "soun")
  public static let video = AVMediaType(name: "vide")
}

/// Whether an app may record.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone: none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public static func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus { .denied }
  public static func requestAccess(for type: AVMediaType) async -> Bool { false }
  public static func requestAccess(
    for type: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.global().async { completionHandler(false) } }
  public static func `default`(for type: AVMediaType) -> AVCaptureDevice? { nil }
}

/// Parts that a second has.
public typealias CMTimeScale = Int32

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

extension AVAudioSession {
  /// Whether something else begins or ends to sound.
  public enum InterruptionType: UInt, Sendable { case ended, began }
  /// What may be done when something else has ended.
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  /// Told when something else sounds; never.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Told when sound goes elsewhere; never.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
}
