@_exported public import Foundation

/// Plays a sound.
///
/// - Note: Differs from AVFoundation: a server plays none; `play()` is false.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  public let url: URL?
  public var volume: Float = 1
  public var numberOfLoops = 0
  public var currentTime: TimeInterval = 0
  public var isPlaying: Bool { false }
  public var duration: TimeInterval { 0 }
  public weak var delegate: (any AVAudioPlayerDelegate)?
  public var enableRate = false
  public var rate: Float = 1
  public var isMeteringEnabled = false
  /// A player without a sound, for a property that gets one later.
  public override init() { url = nil }
  public init(contentsOf url: URL) throws { self.url = url }
  public init(contentsOf url: URL, fileTypeHint: String?) throws { self.url = url }
  public init(data: Data) throws { url = nil }
  public init(data: Data, fileTypeHint: String?) throws { url = nil }
  @discardableResult open func prepareToPlay() -> Bool { false }
  @discardableResult open func play() -> Bool { false }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
  open func pause() {}
  open func stop() {}
}

/// Hears of a player.
///
/// - Note: Differs from AVFoundation: it hears nothing.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// How sounds of an app mix with others.
///
/// - Note: Differs from AVFoundation: it changes nothing.
open class AVAudioSession: NSObject, @unchecked Sendable {
  public enum Category: String, Sendable {
    case ambient, playback, record, playAndRecord, soloAmbient
  }
  public enum Mode: String, Sendable {
    case `default`, gameChat, measurement, moviePlayback, spokenAudio, videoChat, videoRecording
    case voiceChat, voicePrompt
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4)
    public static let defaultToSpeaker = Self(rawValue: 8)
    public static let allowAirPlay = Self(rawValue: 64)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  private static let shared = AVAudioSession()
  public static func sharedInstance() -> AVAudioSession { shared }
  open func setCategory(_ category: Category) throws {}
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {}
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
