/// Frames that a page has not acknowledged yet.
struct KeptFrames {
  /// A frame without its number and event, which are written when it is sent.
  struct Frame {
    let number: UInt32
    /// The last event whose effects it has.
    fileprivate(set) var shown: UInt32
    /// Commands and patch; nil for a `renumber`.
    fileprivate(set) var ending: [UInt8]?
    /// Whether it was too large to be kept after it was sent.
    fileprivate(set) var isDropped = false

    init(number: UInt32, shown: UInt32, ending: [UInt8]?) {
      self.number = number
      self.shown = shown
      self.ending = ending
    }

    /// The message, with the last event that was stored and that it shows.
    func message(stored: UInt32) -> [UInt8] {
      let event = min(stored, shown)
      guard let ending else { return DownMessage.renumber(frame: number, event: event).bytes }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(ending.count + 11)
      bytes.append(varint: number)
      bytes.append(varint: event)
      bytes += ending
      return bytes
    }

    var size: Int { (ending?.count ?? 0) + 11 }
  }

  private(set) var frames: [Frame] = []
  /// The bytes of all messages, at most.
  private(set) var size = 0

  /// Has all frames name an event, as answers to a page that comes back do.
  mutating func name(_ event: UInt32) {
    for index in frames.indices { frames[index].shown = event }
  }

  mutating func append(_ frame: Frame) {
    frames.append(frame)
    size += frame.size
  }

  /// Forgets frames up to a number.
  mutating func remove(through number: UInt32) {
    while let first = frames.first, first.number <= number {
      size -= first.size
      frames.removeFirst()
    }
    if frames.isEmpty { frames = [] }
  }

  /// Keeps no more than the number of a frame that was sent: whoever misses it is sent the whole page.
  mutating func drop(_ number: UInt32) {
    guard let index = frames.firstIndex(where: { $0.number == number }) else { return }
    size -= frames[index].size
    frames[index].ending = nil
    frames[index].isDropped = true
    size += frames[index].size
  }

  mutating func removeAll() {
    frames = []
    size = 0
  }
}
