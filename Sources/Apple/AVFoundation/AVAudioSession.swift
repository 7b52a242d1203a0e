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
