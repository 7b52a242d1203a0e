public import Foundation
import Synchronization
import ViewTree

/// Plays films or sounds, one after the other.
///
/// - Note: Differs from AVFoundation as ``AVPlayer`` does.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private let queue = Mutex<[AVPlayerItem]>([])

  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }
  public convenience init(items: [AVPlayerItem]) {
    self.init()
    queue.withLock { $0 = items }
    show(items.first)
  }
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init(items: item.map { [$0] } ?? [])
  }

  open func items() -> [AVPlayerItem] { queue.withLock { $0 } }

  open func canInsert(_ item: AVPlayerItem, after other: AVPlayerItem?) -> Bool {
    !items().contains { $0 === item }
  }

  /// Adds an item behind another, or as the last.
  open func insert(_ item: AVPlayerItem, after other: AVPlayerItem?) {
    queue.withLock { queue in
      let place = other.flatMap { other in queue.firstIndex { $0 === other } }.map { $0 + 1 }
      queue.insert(item, at: place ?? queue.count)
    }
    follow()
  }

  open func remove(_ item: AVPlayerItem) {
    queue.withLock { $0.removeAll { $0 === item } }
    follow()
  }

  open func removeAllItems() {
    queue.withLock { $0 = [] }
    follow()
  }

  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    queue.withLock { queue in
      if !queue.isEmpty { queue.removeFirst() }
      if let item { queue.insert(item, at: 0) }
    }
    follow()
  }

  /// Goes to the next of the items.
  open func advanceToNextItem() {
    queue.withLock { if !$0.isEmpty { $0.removeFirst() } }
    follow()
  }

  /// Plays the first item, if it doesn't yet.
  private func follow() {
    let first = queue.withLock { $0.first }
    if first !== currentItem { show(first) }
  }

  override func itemHasEnded() {
    guard actionAtItemEnd == .advance else { return }
    let isLast = queue.withLock { $0.count <= 1 }
    advanceToNextItem()
    if !isLast { play() }
  }
}

/// Has a player begin again at the end of an item.
///
/// - Note: Differs from AVFoundation: of the item as a whole, whatever the range.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  private weak let player: AVQueuePlayer?

  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
    self.player = player
    super.init()
    if player.currentItem == nil { player.insert(templateItem, after: nil) }
    player.playback.change { $0.isRepeating = true }
  }

  deinit { disableLooping() }

  open func disableLooping() { player?.playback.change { $0.isRepeating = false } }
}
