public import Foundation
import Synchronization
package import ViewTree

/// Plays a film or a sound in the browser of who reads the page.
///
/// A `VideoPlayer` shows what it plays; what none shows is to be heard. Bodies that read how it stands are evaluated again when
/// that changes.
///
/// - Note: Differs from AVFoundation: it plays for the reader whose action began it. Browsers are silent until their reader has
///   pressed something. Key-value observers hear nothing.
open class AVPlayer: NSObject, @unchecked Sendable {
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  /// What browsers are told of it.
  package let playback = MediaPlayback()
  private let item = Mutex<AVPlayerItem?>(nil)
  private let observers = Mutex<[ObjectIdentifier: TimeObserver]>([:])

  open var currentItem: AVPlayerItem? { item.withLock { $0 } }
  /// How fast it plays; 0 while it is paused.
  open var rate: Float {
    get {
      let order = playback.order
      return order.isPlaying ? Float(order.rate) : 0
    }
    set {
      playback.change { order in
        order.isPlaying = newValue != 0
        if newValue > 0 { order.rate = Double(newValue) }
      }
    }
  }
  /// How fast it plays when it is told to play.
  open var defaultRate: Float = 1
  open var volume: Float {
    get { Float(playback.order.volume) }
    set { playback.change { $0.volume = Double(newValue) } }
  }
  open var isMuted: Bool {
    get { playback.order.isMuted }
    set { playback.change { $0.isMuted = newValue } }
  }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var allowsExternalPlayback = true
  open var automaticallyWaitsToMinimizeStalling = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var status: Status { playback.phase == .failed ? .failed : .readyToPlay }
  open var timeControlStatus: TimeControlStatus { playback.order.isPlaying ? .playing : .paused }
  open var error: (any Error)? { nil }

  public override init() {
    super.init()
    playback.listen { [weak self] phase in self?.hear(phase) }
  }
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    show(item)
  }

  open func play() {
    playback.change { order in
      order.isPlaying = true
      order.rate = Double(defaultRate)
    }
  }
  open func pause() { playback.change { $0.isPlaying = false } }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open func replaceCurrentItem(with item: AVPlayerItem?) { show(item) }

  open func currentTime() -> CMTime { CMTime(seconds: playback.time, preferredTimescale: 600) }
  open func seek(to time: CMTime) { playback.seek(to: time.seconds) }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  @discardableResult
  open func seek(to time: CMTime) async -> Bool {
    playback.seek(to: time.seconds)
    return true
  }

  /// Has another item play from its beginning.
  func show(_ new: AVPlayerItem?) {
    let old = item.withLock { item in
      defer { item = new }
      return item
    }
    if old?.player === self { old?.player = nil }
    new?.player = self
    playback.change { order in
      order.source = new?.url.map { .url($0) }
      order.seeks += 1
      order.seekTime = 0
      if new == nil { order.isPlaying = false }
    }
  }

  // MARK: Observing

  private struct TimeObserver: Sendable {
    let token: Token
    let interval: Double
    let queue: DispatchQueue?
    let block: @Sendable (CMTime) -> Void
  }

  private final class Token: NSObject, Sendable {}

  /// Calls a block while it plays, every so often and when it begins, pauses or goes elsewhere.
  ///
  /// - Note: Differs from AVFoundation: at most four times a second, as browsers tell the time.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let token = Token()
    let seconds = interval.seconds.isNaN ? 1 : max(0.25, interval.seconds)
    observers.withLock {
      $0[ObjectIdentifier(token)] = TimeObserver(
        token: token, interval: seconds, queue: queue, block: block)
    }
    observersHaveChanged()
    return token
  }

  open func removeTimeObserver(_ observer: Any) {
    guard let token = observer as? Token else { return }
    _ = observers.withLock { $0.removeValue(forKey: ObjectIdentifier(token)) }
    observersHaveChanged()
  }

  private func observersHaveChanged() {
    let interval = observers.withLock { $0.values.map(\.interval).min() ?? 0 }
    playback.change { $0.interval = interval }
  }

  private func hear(_ phase: MediaPhase) {
    let time = currentTime()
    for observer in observers.withLock({ Array($0.values) }) {
      // On the queue of views it is said at once, while it is known whose page it is.
      guard let queue = observer.queue, queue !== DispatchQueue.main else {
        observer.block(time)
        continue
      }
      queue.async { observer.block(time) }
    }
    guard let item = currentItem else { return }
    if phase == .ended {
      itemHasEnded()
      NotificationCenter.default.post(
        name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    } else if phase == .failed {
      NotificationCenter.default.post(
        name: AVPlayerItem.failedToPlayToEndTimeNotification, object: item)
    }
  }

  /// The item has been played.
  func itemHasEnded() {}
}
