public import Foundation

/// A film or a sound by its address.
///
/// - Note: Differs from AVFoundation: nothing is loaded; the browser learns how long it is.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  public let url: URL?
  public init(url: URL) { self.url = url }
  public init(asset: AVAsset) { url = asset.url }

  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")

  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  open var status: Status { .unknown }
  open var duration: CMTime { .indefinite }
  open var error: (any Error)? { nil }
  open func currentTime() -> CMTime { .zero }
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// A film or a sound by its address.
///
/// - Note: Differs from AVFoundation: nothing is loaded.
open class AVAsset: NSObject, @unchecked Sendable {
  public let url: URL
  public init(url: URL) { self.url = url }
  open var duration: CMTime { .indefinite }
}

/// - Note: As in AVFoundation, without options.
open class AVURLAsset: AVAsset, @unchecked Sendable {}

/// Plays a film or a sound.
///
/// - Note: Differs from AVFoundation: the browser plays, with its own controls; calls change nothing, and
///   no observer hears of it.
open class AVPlayer: NSObject, @unchecked Sendable {
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  public fileprivate(set) var currentItem: AVPlayerItem?
  public var rate: Float = 0
  public var volume: Float = 1
  public var isMuted = false
  public var actionAtItemEnd = ActionAtItemEnd.pause
  public var allowsExternalPlayback = true
  open var status: Status { .unknown }
  open var timeControlStatus: TimeControlStatus { .paused }
  open var error: (any Error)? { nil }
  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  open func play() {}
  open func pause() {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    completionHandler(false)
  }

  /// What stands for an observer, which is never called.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}

/// Plays films or sounds, one after the other.
///
/// - Note: Differs from AVFoundation: it stays with the first.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queued: [AVPlayerItem] = []

  public override init() { super.init() }
  public override init(url: URL) { super.init(url: url) }
  public override init(playerItem item: AVPlayerItem?) { super.init(playerItem: item) }
  public init(items: [AVPlayerItem]) {
    queued = items
    super.init(playerItem: items.first)
  }

  open func items() -> [AVPlayerItem] { queued }

  open func canInsert(_ item: AVPlayerItem, after other: AVPlayerItem?) -> Bool {
    !queued.contains { $0 === item }
  }

  /// Adds an item behind another, or as the last.
  open func insert(_ item: AVPlayerItem, after other: AVPlayerItem?) {
    let index = other.flatMap { other in queued.firstIndex { $0 === other } }.map { $0 + 1 }
    queued.insert(item, at: index ?? queued.count)
    currentItem = queued.first
  }

  open func remove(_ item: AVPlayerItem) {
    queued.removeAll { $0 === item }
    currentItem = queued.first
  }

  open func removeAllItems() {
    queued = []
    currentItem = nil
  }

  /// Goes to the next of the items.
  open func advanceToNextItem() {
    queued = Array(queued.dropFirst())
    currentItem = queued.first
  }
}

/// Has a player begin again at the end of an item.
///
/// - Note: Differs from AVFoundation: the browser plays it once.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
    if player.currentItem == nil { player.insert(templateItem, after: nil) }
  }
  open func disableLooping() {}
}
