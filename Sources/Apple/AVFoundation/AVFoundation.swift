@_exported public import Foundation

/// A film or a sound by its address.
///
/// - Note: As in AVFoundation.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  public let url: URL?
  public init(url: URL) { self.url = url }
}

/// Plays a film or a sound.
///
/// - Note: Differs from AVFoundation: the browser plays, with its own controls; calls change nothing.
open class AVPlayer: NSObject, @unchecked Sendable {
  public private(set) var currentItem: AVPlayerItem?
  public var rate: Float = 0
  public var volume: Float = 1
  public var isMuted = false
  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  open func play() {}
  open func pause() {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

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
  public init(contentsOf url: URL) throws { self.url = url }
  public init(contentsOf url: URL, fileTypeHint: String?) throws { self.url = url }
  public init(data: Data) throws { url = nil }
  public init(data: Data, fileTypeHint: String?) throws { url = nil }
  @discardableResult open func prepareToPlay() -> Bool { false }
  @discardableResult open func play() -> Bool { false }
  open func pause() {}
  open func stop() {}
}

/// How sounds of an app mix with others.
///
/// - Note: Differs from AVFoundation: it changes nothing.
open class AVAudioSession: NSObject, @unchecked Sendable {
  public enum Category: String, Sendable {
    case ambient, playback, record, playAndRecord, soloAmbient
  }
  public enum Mode: String, Sendable { case `default`, moviePlayback, spokenAudio, voiceChat }
  private static let shared = AVAudioSession()
  public static func sharedInstance() -> AVAudioSession { shared }
  open func setCategory(_ category: Category, mode: Mode = .default) throws {}
  open func setActive(_ active: Bool) throws {}
}
