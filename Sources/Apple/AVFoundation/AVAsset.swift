@_exported public import Foundation
import ViewTree

/// A film or a sound by its address.
///
/// - Note: Differs from AVFoundation: nothing is loaded; the browser of who plays it learns how long it is.
open class AVAsset: NSObject, @unchecked Sendable {
  public let url: URL
  public init(url: URL) { self.url = url }
  open var duration: CMTime { .indefinite }
}

/// - Note: As in AVFoundation; options are not looked at.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public override init(url: URL) { super.init(url: url) }
  public init(url: URL, options: [String: Any]?) { super.init(url: url) }
}

/// A film or a sound as a player has it.
///
/// - Note: Differs from AVFoundation: nothing is loaded before a browser shows it.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  public let url: URL?
  public let asset: AVAsset
  /// What plays it.
  weak var player: AVPlayer?

  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  public init(asset: AVAsset) {
    self.asset = asset
    url = asset.url
  }
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys keys: [String]?) {
    self.init(asset: asset)
  }

  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")

  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  /// Whether a browser can play it.
  open var status: Status {
    switch player?.playback.phase {
    case .failed: .failed
    case _ where player?.playback.duration != nil: .readyToPlay
    default: .unknown
    }
  }
  /// How long it is, once a browser has said so.
  open var duration: CMTime {
    player?.playback.duration.map { CMTime(seconds: $0, preferredTimescale: 600) } ?? .indefinite
  }
  open var error: (any Error)? { nil }
  open func currentTime() -> CMTime { player?.currentTime() ?? .zero }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    player?.seek(to: time)
    completionHandler?(player != nil)
  }
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime =
    AVPlayerItem.failedToPlayToEndTimeNotification
}
