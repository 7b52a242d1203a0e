internal import Glibc
internal import WebServer

/// One end of the socket between two processes, with whole messages both ways.
///
/// What is sent in a turn is written at its end, in as few calls as the socket takes.
@MainActor
final class RelayLink {
  /// Called with each message.
  var onMessage: ((RelayMessage) -> Void)?
  /// Called once when the other end is gone, or says what is no message.
  var onEnd: (() -> Void)?
  /// Called when all that was sent has been taken, after something had to wait.
  var onDrain: (() -> Void)?
  private let descriptor: Int32
  private var incoming: [UInt8] = []
  /// A page's message that others may get, too.
  private var shared: (ids: [UInt32], bytes: [UInt8]) = ([], [])
  private var outgoing: [UInt8] = []
  /// How much of what is outgoing was written.
  private var written = 0
  private var isFlushScheduled = false
  private var isBlocked = false
  private(set) var isEnded = false
  private var buffer = [UInt8](repeating: 0, count: 64 * 1024)

  /// How many pages get a message at once.
  private static var mostShared: Int { 256 }
  /// From how many bytes on a part of a turn's messages is written.
  private static var portion: Int { 64 * 1024 }
  /// The longest message; a longer length is none of ours.
  private static var longest: Int { 256 * 1024 * 1024 }

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Bytes that the other end has not taken.
  var waitingCount: Int { outgoing.count - written }

  func start() {
    EventLoop.shared.watchReading(descriptor) { [weak self] in self?.ready() }
  }

  /// Sends a message to a socket's page; equal ones that come one behind the other go as one.
  func send(_ bytes: [UInt8], to id: UInt32) {
    if !shared.ids.isEmpty, shared.bytes == bytes {
      shared.ids.append(id)
    } else {
      sendShared()
      shared = ([id], bytes)
    }
    // The first need not wait for the last.
    if shared.ids.count >= Self.mostShared { flush() } else { flushLater() }
  }

  private func sendShared() {
    guard let first = shared.ids.first else { return }
    let message: RelayMessage =
      shared.ids.count == 1 ? .send(first, shared.bytes) : .sendAll(shared.ids, shared.bytes)
    shared = ([], [])
    append(message)
  }

  func send(_ message: RelayMessage) {
    sendShared()
    append(message)
  }

  private func append(_ message: RelayMessage) {
    guard !isEnded else { return }
    message.append(to: &outgoing)
    if isBlocked { return }
    if waitingCount >= Self.portion { return write() }
    flushLater()
  }

  private func flushLater() {
    guard !isFlushScheduled else { return }
    isFlushScheduled = true
    Task { @MainActor [weak self] in
      self?.isFlushScheduled = false
      self?.flush()
    }
  }

  /// Writes what waits.
  func flush() {
    sendShared()
    write()
  }

  private func write() {
    while !isEnded, written < outgoing.count {
      let count = outgoing.withUnsafeBytes { bytes in
        Glibc.send(
          descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written,
          Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        written += count
      } else if errno == EAGAIN {
        return block()
      } else if errno != EINTR {
        // What it has sent can still be read.
        break
      }
    }
    outgoing.removeAll(keepingCapacity: outgoing.capacity <= 1 << 20)
    written = 0
    guard isBlocked else { return }
    isBlocked = false
    EventLoop.shared.watchWriting(descriptor, false)
    onDrain?()
  }

  private func block() {
    if written > 1 << 20 {
      outgoing.removeFirst(written)
      written = 0
    }
    guard !isBlocked else { return }
    isBlocked = true
    EventLoop.shared.watchWriting(descriptor, true)
  }

  private func ready() {
    if isBlocked { flush() }
    // A turn at a time, so that others have theirs.
    for _ in 0..<8 { if !read() { break } }
  }

  /// Reads all that has come, also when the other end is gone.
  func readRest() { while !isEnded, read() {} }

  /// - Returns: Whether there may be more.
  private func read() -> Bool {
    guard !isEnded else { return false }
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count > 0 {
      incoming.append(contentsOf: buffer[..<count])
      return take() && count == buffer.count
    }
    if count == 0 || (errno != EAGAIN && errno != EINTR) { end() }
    return false
  }

  private func take() -> Bool {
    var start = 0
    while incoming.count - start >= 4 {
      var count = 0
      for place in 0..<4 { count |= Int(incoming[start + place]) << (8 * place) }
      guard count <= Self.longest else {
        end()
        return false
      }
      guard incoming.count - start - 4 >= count else { break }
      guard let message = RelayMessage(incoming[(start + 4)..<(start + 4 + count)]) else {
        end()
        return false
      }
      start += 4 + count
      onMessage?(message)
      if isEnded { return false }
    }
    incoming.removeFirst(start)
    return true
  }

  private func end() {
    guard !isEnded else { return }
    let action = onEnd
    close()
    action?()
  }

  /// Ends the link; nothing is called any more.
  func close() {
    guard !isEnded else { return }
    isEnded = true
    EventLoop.shared.forget(descriptor)
    Glibc.close(descriptor)
    (onMessage, onEnd, onDrain) = (nil, nil, nil)
    incoming = []
    outgoing = []
    written = 0
  }
}
